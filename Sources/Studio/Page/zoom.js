// The control of the zoom in the corner of the stage.

import {h, icon} from "./dom.js";

export function zoomControl(viewport) {
  const shown = h("button", {class: "tool value", title: "Actual size (1)", onclick: () => viewport.zoomAtMiddle(1 / viewport.zoom)}, "100%");
  const control = h("div", {class: "zoom", role: "group", "aria-label": "Zoom"},
    h("button", {class: "tool", "aria-label": "Smaller", title: "Smaller (-)", onclick: () => viewport.zoomAtMiddle(0.8)}, "−"),
    shown,
    h("button", {class: "tool", "aria-label": "Larger", title: "Larger (+)", onclick: () => viewport.zoomAtMiddle(1.25)}, "+"),
    h("button", {class: "tool", "aria-label": "Fit", title: "Fit (0)", onclick: () => viewport.fit()}, icon("fit")));
  control.show = () => { shown.textContent = `${Math.round(viewport.zoom * 100)}%`; };
  return control;
}
