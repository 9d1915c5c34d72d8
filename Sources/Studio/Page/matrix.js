// A wall of one scene over chosen axes.

import {clear, h} from "./dom.js";
import {picture} from "./scenes.js";
import {go, observe, state} from "./store.js";

const axes = [
  {name: "device", title: "Devices", values: [["iPhone SE", "iPhone SE"], ["iPhone 17", "iPhone 17"], ["iPhone 16 Pro Max", "Pro Max"], ["iPad Pro 11\"", "iPad 11″"]], usual: [0, 1, 2]},
  {name: "isLandscape", title: "Orientation", values: [[null, "Portrait"], [true, "Landscape"]], usual: [0]},
  {name: "textSize", title: "Text", values: [["XS", "XS"], [null, "L"], ["XXXL", "XXXL"], ["AX3", "AX3"], ["AX5", "AX5"]], usual: [1, 3]},
  {name: "isDark", title: "Appearance", values: [[null, "Light"], [true, "Dark"]], usual: [0, 1]},
  {name: "isRightToLeft", title: "Direction", values: [[null, "Left to right"], [true, "Right to left"]], usual: [0]},
  {name: "language", title: "Language", values: [[null, "Own"], ["longer", "Longer"], ["accented", "Accented"], ["rtl", "Mirrored"]], usual: [0]},
];
const chosen = Object.fromEntries(axes.map(axis => [axis.name, new Set(axis.usual)]));
const most = 120;

export function matrixView() {
  const options = h("div", {class: "axes"});
  const wall = h("div", {class: "wall", tabindex: "0"});
  const element = h("div", {class: "stage matrix"}, options, wall);
  let observer = null;

  function draw() {
    if (!state.route.scene) return clear(wall, h("p", {class: "empty"}, "The document has no scene with views."));
    clear(options, axes.map(axis => h("fieldset", {}, h("legend", {}, axis.title), axis.values.map(([, label], place) =>
      h("label", {}, h("input", {type: "checkbox", ".checked": chosen[axis.name].has(place), onchange: event => {
        event.target.checked ? chosen[axis.name].add(place) : chosen[axis.name].delete(place);
        if (!chosen[axis.name].size) chosen[axis.name].add(place);
        draw();
      }}), label)))));
    observer?.disconnect();
    observer = new IntersectionObserver(entries => {
      for (const {isIntersecting, target} of entries) if (isIntersecting) { observer.unobserve(target); target.load(); }
    }, {root: wall, rootMargin: "200px"});
    const cells = variants().slice(0, most).map(cell);
    clear(wall, cells);
    for (const made of cells) observer.observe(made);
  }

  /** All combinations of the chosen values. */
  function variants() {
    return axes.reduce((found, axis) => found.flatMap(({look, words}) => [...chosen[axis.name]].sort().map(place => {
      const [value, label] = axis.values[place];
      const isTold = chosen[axis.name].size > 1 || value !== null;
      return {look: value === null ? look : {...look, [axis.name]: value}, words: isTold ? [...words, label] : words};
    })), [{look: state.route.look.system ? {system: state.route.look.system} : {}, words: []}]);
  }

  function cell({look, words}) {
    const image = h("img", {alt: words.join(", ")});
    const made = h("button", {class: "cell", onclick: () => go({mode: "scene", look: {...look}})}, image, h("span", {}, words.join(", ")));
    made.load = async () => {
      try { image.src = await picture(state.route.document, state.route.scene, look, {scale: 1}); } catch (error) {
        made.classList.add("failed");
        made.title = error.message;
      }
    };
    return made;
  }

  observe(names => { if (element.isConnected && (names.has("changedDocuments") || names.has("opened"))) draw(); });
  return {element, draw};
}
