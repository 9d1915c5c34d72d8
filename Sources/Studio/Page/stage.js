// One scene on a device.

import {clear, h, svg, number} from "./dom.js";
import {readWidths, select} from "./inspection.js";
import {drawOverlay, followPointer} from "./overlay.js";
import {picture} from "./scenes.js";
import {flash} from "./canvas.js";
import {look, observe, state, update} from "./store.js";
import {Viewport} from "./viewport.js";
import {zoomControl} from "./zoom.js";

export function sceneView() {
  const image = h("img", {alt: "", draggable: "false"});
  const before = h("img", {alt: "", class: "before", hidden: true, draggable: "false"});
  const layer = svg("svg", {class: "overlay", "aria-hidden": "true"});
  const screen = h("div", {class: "screen"}, image, before, layer);
  const world = h("div", {class: "world"}, screen);
  const viewport = new Viewport(world, {onchange: () => { control.show(); overlay(); }});
  const control = zoomControl(viewport);
  const compare = h("div", {class: "compare", hidden: true});
  const widths = h("div", {class: "widths", hidden: true});
  const element = h("div", {class: "stage one"}, viewport.element, widths, control, compare);
  let shown = null;
  let last = null;

  async function draw() {
    const {document, scene, look} = state.route;
    if (!document || !scene) return;
    const name = JSON.stringify([document, scene, look, state.changedDocuments[document]]);
    if (shown === name) return;
    const previous = last;
    shown = name;
    screen.classList.add("loading");
    try {
      const address = await picture(document, scene, look, {scale: 2});
      if (shown !== name) return;
      const loaded = new Image();
      loaded.src = address;
      await loaded.decode();
      if (shown !== name) return;
      const size = [loaded.naturalWidth / 2, loaded.naturalHeight / 2];
      screen.style.width = size[0] + "px";
      screen.style.height = size[1] + "px";
      image.src = address;
      update({typed: null});
      screen.classList.remove("loading", "failed");
      viewport.setSize(...size);
      viewport.size = size;
      if (viewport.isFitted) viewport.fit();
      last = {scene, document, look: JSON.stringify(look), address, size, stamp: state.changedDocuments[document]};
      const isChange = previous && previous.scene === scene && previous.look === last.look && previous.stamp !== last.stamp;
      isChange ? offerComparison(previous) : endComparison();
      if (isChange && !state.isEditing) flash(screen);
      image.alt = `The scene ${state.opened?.scenes.find(other => other.id === scene)?.title ?? scene}`;
      overlay();
      performance.mark("picture");
    } catch (error) {
      if (shown !== name) return;
      screen.classList.remove("loading");
      screen.classList.add("failed");
      image.alt = error.message;
    }
  }

  // MARK: Before a change

  function offerComparison({address, size}) {
    before.src = address;
    before.style.width = size[0] + "px";
    before.hidden = true;
    const range = h("input", {type: "range", min: 0, max: 100, value: 100, "aria-label": "Before and after", oninput: event => {
      before.hidden = false;
      before.style.clipPath = `inset(0 ${event.target.value}% 0 0)`;
    }});
    compare.hidden = false;
    clear(compare, h("span", {}, "The document changed"), range, h("button", {class: "plain", onclick: endComparison}, "Done"));
  }

  function endComparison() {
    compare.hidden = true;
    before.hidden = true;
  }

  const overlay = () => {
    if (element.isConnected && state.tree?.size) drawOverlay(layer, state.tree.size, viewport.zoom);
  };

  followPointer(screen, event => viewport.point(event), {update, select});

  // MARK: Widths

  function drawWidths() {
    const isShown = state.route.overlays.includes("widths");
    widths.hidden = !isShown;
    if (!isShown) return;
    const report = state.widths ?? {range: [320, 1024], breakpoints: [], faults: []};
    const [low, high] = report.range;
    const share = value => `${(value - low) / (high - low) * 100}%`;
    const width = state.route.look.width ?? state.tree?.size[0] ?? 375;
    if (widths.contains(document.activeElement) && widths.report === report) {
      widths.querySelector("output").textContent = `${number(width)} pt`;
      return;
    }
    widths.report = report;
    clear(widths, h("div", {class: "track"},
      report.faults.flatMap(fault => fault.widths.map(([from, to]) => h("i", {class: "fault " + fault.severity, title: fault.message,
        style: `left:${share(from)};width:calc(${share(to)} - ${share(from)} + 2px)`}))),
      report.breakpoints.map(value => h("button", {class: "tick", style: `left:${share(value)}`, title: `Frames bend at ${number(value)} points`,
        "aria-label": `Width ${number(value)}`, onclick: () => look({width: value})})),
      h("input", {type: "range", min: low, max: high, step: 1, value: width, "aria-label": "Width of the root view",
        oninput: event => look({width: Number(event.target.value)})})),
      h("output", {}, `${number(width)} pt`),
      h("span", {class: "state"}, report.isLoading ? "searching breakpoints…" : report.error ?? ""),
      h("button", {class: "plain", onclick: () => look({width: null})}, "Device"));
  }

  observe(names => {
    if (!element.isConnected) return;
    if (names.has("route") || names.has("changedDocuments")) draw();
    if (names.has("typed")) image.src = state.typed ?? last?.address ?? "";
    if (["tree", "hovered", "route", "details", "isMeasuring", "findings", "elements", "alternative"].some(name => names.has(name))) overlay();
    if (["route", "widths", "tree"].some(name => names.has(name))) drawWidths();
  });
  return {element, draw: () => { draw(); drawWidths(); if (state.route.overlays.includes("widths")) readWidths(); }, viewport};
}
