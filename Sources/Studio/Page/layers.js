// The views of a scene or a program apart, in three dimensions.

import {clear, h} from "./dom.js";
import {inquire, select} from "./inspection.js";
import {observe, state, update} from "./store.js";

export function layersView() {
  const world = h("div", {class: "space"});
  const box = h("div", {class: "viewport", tabindex: "0", "aria-label": "Layers; the arrow keys turn them"}, world);
  const depth = h("input", {type: "range", min: 0, max: 1, value: 1, step: 1, "aria-label": "Deepest layer"});
  const spacing = h("input", {type: "range", min: 0, max: 140, value: 60, "aria-label": "Distance of layers"});
  const classes = h("input", {type: "search", placeholder: "Class", "aria-label": "Only these classes"});
  const clipped = h("label", {}, h("input", {type: "checkbox", ".checked": true, onchange: () => place()}), "Clipped parts");
  const controls = h("div", {class: "controls"}, h("label", {}, "Depth", depth), h("label", {}, "Apart", spacing), classes, clipped);
  const element = h("div", {class: "stage layers"}, box, controls);
  let [turn, tilt, zoom] = [-32, -14, 1];
  let layers = [];
  let asked = null;

  async function draw() {
    const name = JSON.stringify([state.route.document, state.route.scene, state.route.look, state.changedDocuments[state.route.document]]);
    if (asked === name) return place();
    asked = name;
    try {
      const answer = await inquire("layers", {scale: 1.5});
      if (asked !== name) return;
      layers = answer.layers;
      const deepest = Math.max(1, ...layers.map(layer => layer.depth));
      depth.max = deepest;
      depth.value = deepest;
      build();
    } catch (error) { clear(world, h("p", {class: "failure"}, error.message)); }
  }

  function build() {
    const [width, height] = layers[0] ? layers[0].place.slice(2) : [1, 1];
    world.style.width = width + "px";
    world.style.height = height + "px";
    zoom = Math.min(1, (box.clientHeight - 230) / height, (box.clientWidth - 200) / width);
    clear(world, layers.map(layer => {
      const [x, y, w, hh] = layer.place;
      const made = h("div", {class: "layer", "data-id": layer.id, title: layer.className, style: {left: x + "px", top: y + "px", width: w + "px", height: hh + "px"},
        onclick: () => select(layer.id), onmouseenter: () => update({hovered: layer.id}), onmouseleave: () => update({hovered: null})});
      if (layer.picture) made.style.backgroundImage = `url(data:image/png;base64,${layer.picture})`;
      return made;
    }));
    place();
  }

  function place() {
    const words = classes.value.toLowerCase();
    const showsClipped = clipped.querySelector("input").checked;
    world.style.transform = `scale(${zoom}) rotateX(${tilt}deg) rotateY(${turn}deg)`;
    [...world.children].forEach((made, index) => {
      const layer = layers[index];
      if (!layer) return;
      made.style.transform = `translateZ(${layer.depth * Number(spacing.value)}px)`;
      made.hidden = layer.depth > Number(depth.value) || (words && !layer.className.toLowerCase().includes(words));
      made.classList.toggle("selected", layer.id === state.route.view);
      made.classList.toggle("hovered", layer.id === state.hovered);
      made.classList.toggle("is-clipped", Boolean(layer.visible));
      if (layer.visible && !showsClipped) {
        const [x, y, w, hh] = layer.place;
        const [left, top, width, height] = layer.visible;
        made.style.clipPath = `inset(${top - y}px ${x + w - left - width}px ${y + hh - top - height}px ${left - x}px)`;
      } else made.style.clipPath = "";
    });
  }

  for (const input of [depth, spacing, classes]) input.addEventListener("input", place);
  box.addEventListener("pointerdown", event => {
    if (event.button !== 0) return;
    const [x, y, first, second] = [event.clientX, event.clientY, turn, tilt];
    const move = moved => {
      turn = first + (moved.clientX - x) / 3;
      tilt = Math.max(-80, Math.min(80, second - (moved.clientY - y) / 3));
      place();
    };
    const end = () => { removeEventListener("pointermove", move); removeEventListener("pointerup", end); };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
  });
  box.addEventListener("wheel", event => {
    event.preventDefault();
    zoom = Math.max(0.1, Math.min(4, zoom * Math.exp(-event.deltaY / 400)));
    place();
  }, {passive: false});
  box.addEventListener("keydown", event => {
    const steps = {ArrowLeft: [-8, 0], ArrowRight: [8, 0], ArrowUp: [0, 8], ArrowDown: [0, -8]};
    if (!(event.key in steps)) return;
    event.preventDefault();
    [turn, tilt] = [turn + steps[event.key][0], tilt + steps[event.key][1]];
    place();
  });

  observe(names => {
    if (!element.isConnected) return;
    if (names.has("route") || names.has("changedDocuments")) draw();
    else if (names.has("hovered")) place();
  });
  return {element, draw};
}
