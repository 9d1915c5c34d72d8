// The canvas of a document: all scenes where Interface Builder has them, with the segues between them.

import {clear, h, svg} from "./dom.js";
import {picture} from "./scenes.js";
import {go, observe, state} from "./store.js";
import {Viewport} from "./viewport.js";
import {zoomControl} from "./zoom.js";

export function canvasView() {
  const world = h("div", {class: "world"});
  const viewport = new Viewport(world, {onchange: () => { control.show(); load(); }});
  const control = zoomControl(viewport);
  const find = h("input", {type: "search", placeholder: "Find a scene", "aria-label": "Find a scene", class: "find", oninput: () => search(), onkeydown: event => {
    if (event.key === "Enter") search(true);
  }});
  let figures = new Map();
  let shown = null;

  const element = h("div", {class: "stage canvas"}, viewport.element, control, find);

  function draw() {
    const {opened} = state;
    if (!opened || opened.document !== state.route.document) return;
    const isNew = shown !== opened.document;
    shown = opened.document;
    if (opened.error) return clear(world, h("p", {class: "failure"}, opened.error));
    if (isNew) viewport.isFitted = true;
    const known = figures;
    figures = new Map(opened.scenes.map(scene => [scene.id, figure(scene, known.get(scene.id))]));
    clear(world, arrows(opened), [...figures.values()].map(entry => entry.element));
    world.style.width = opened.size[0] + "px";
    world.style.height = opened.size[1] + "px";
    viewport.setSize(...opened.size);
    if (isNew) viewport.fit();
    if (isNew && state.route.scene && figures.has(state.route.scene)) mark();
    find.hidden = opened.scenes.length < 4;
    load();
  }

  function figure(scene, known) {
    const [left, top, width, height] = scene.place;
    const image = known?.image ?? (scene.hasViews ? h("img", {alt: "", draggable: "false"}) : null);
    const element = h("button", {class: "scene" + (scene.hasViews ? "" : " container"), "data-scene": scene.id,
      "aria-label": `${scene.title}${scene.className ? ", " + scene.className : ""}`,
      style: `left:${left}px;top:${top}px;width:${width}px;height:${height}px`,
      onclick: () => mark(scene.id), ondblclick: () => enter(scene), onkeydown: event => { if (event.key === "Enter") enter(scene); }},
      h("span", {class: "caption"}, scene.title, scene.className && scene.className !== scene.title ? h("small", {}, scene.className) : null),
      image, scene.hasViews ? null : h("span", {class: "label"}, scene.title || "Storyboard reference"));
    return {scene, element, image, name: known?.name};
  }

  function enter(scene) {
    if (scene.hasViews || scene.isContainer) go({mode: "scene", scene: scene.id, view: null});
  }

  function mark(id = state.route.scene) {
    for (const [other, {element}] of figures) element.classList.toggle("selected", other === id);
    if (id !== state.route.scene) go({scene: id}, {replaces: true});
  }

  /** Asks for the pictures that are seen, those in the middle first. */
  function load() {
    const [left, top, width, height] = viewport.visible;
    const scale = Math.min(2, Math.max(0.5, 2 ** Math.ceil(Math.log2(viewport.zoom * devicePixelRatio))));
    const seen = [...figures.values()].filter(({scene, image}) => {
      const [x, y, w, h] = scene.place;
      return image && x < left + width && y < top + height && x + w > left && y + h > top;
    });
    const distance = ({scene: {place: [x, y, w, h]}}) => Math.hypot(x + w / 2 - left - width / 2, y + h / 2 - top - height / 2);
    for (const entry of seen.sort((a, b) => distance(a) - distance(b))) show(entry, scale);
  }

  async function show(entry, scale) {
    const {width, ...look} = state.route.look;
    const name = JSON.stringify([state.route.document, entry.scene.id, look, scale, state.changedDocuments[state.route.document]]);
    if (entry.name === name) return;
    entry.name = name;
    try {
      const address = await picture(state.route.document, entry.scene.id, look, {scale});
      if (entry.name !== name) return;
      const isChanged = entry.image.src && entry.scene.id in (entry.flashes ?? {});
      entry.image.src = address;
      entry.element.classList.remove("failed");
      if (state.changedDocuments[state.route.document] && entry.stamp !== state.changedDocuments[state.route.document]) {
        entry.stamp = state.changedDocuments[state.route.document];
        flash(entry.element);
      }
    } catch (error) {
      entry.element.classList.add("failed");
      entry.element.title = error.message;
    }
  }

  function search(enters = false) {
    const words = find.value.toLowerCase();
    const found = words ? [...figures.values()].find(({scene}) =>
      `${scene.title} ${scene.className ?? ""} ${scene.identifier ?? ""} ${scene.id}`.toLowerCase().includes(words)) : null;
    if (!found) return words ? null : viewport.fit();
    viewport.reveal(found.scene.place);
    mark(found.scene.id);
    if (enters) enter(found.scene);
  }

  observe(names => {
    if (!element.isConnected) return;
    if (names.has("opened") || names.has("route") || names.has("changedDocuments")) draw();
  });
  return {element, draw, viewport};
}

export function flash(element) {
  element.classList.remove("flash");
  void element.offsetWidth;
  element.classList.add("flash");
}

// MARK: Segues

function arrows(opened) {
  const places = new Map(opened.scenes.map(scene => [scene.id, scene.place]));
  const drawing = svg("svg", {class: "arrows", width: opened.size[0], height: opened.size[1], "aria-hidden": "true"},
    svg("defs", {}, svg("marker", {id: "head", viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 9, markerHeight: 9, orient: "auto"},
      svg("path", {d: "M0 0L10 5L0 10z"}))));
  for (const segue of opened.segues) {
    const [from, to] = [places.get(segue.source), places.get(segue.target)];
    if (from && to) drawing.append(...arrow(from, to, segue, [...places.values()]).filter(Boolean));
  }
  const first = places.get(opened.initial);
  if (first) drawing.append(svg("path", {class: "entry", d: `M${first[0] - 46} ${first[1] + first[3] / 2}h40`, "marker-end": "url(#head)"}));
  return drawing;
}

function arrow([x, y, width, height], [left, top, w, hh], segue, scenes) {
  const start = [x + width, y + height * segue.start];
  let end = [left, top + hh / 2];
  let bend = [Math.max(60, Math.abs(end[0] - start[0]) / 2), 0];
  if (left < x + width - 10) {
    if (left + w <= x) {
      start[0] = x;
      end = [left + w, top + hh / 2];
      bend = [-bend[0], 0];
    } else {
      const isBelow = top > y;
      start[0] = x + width / 2;
      start[1] = isBelow ? y + height : y;
      end = [left + w / 2, isBelow ? top - 26 : top + hh];
      bend = [0, (end[1] - start[1]) / 2];
    }
  }
  const curve = [start, [start[0] + bend[0], start[1] + bend[1]], [end[0] - bend[0], end[1] - bend[1]], end];
  const path = svg("path", {d: `M${curve[0]} C${curve.slice(1).join(" ")}`, "marker-end": "url(#head)"});
  // Words stand where the arrow is not behind a scene; scenes that are close together leave no room for them.
  const hasRoom = Math.hypot(end[0] - start[0], end[1] - start[1]) > 160;
  const place = hasRoom ? [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map(share => along(curve, share)).find(place => isFree(place, segue.kind, scenes)) : null;
  return [path, place && svg("text", {x: place[0], y: place[1], "text-anchor": "middle", "dominant-baseline": "central"}, segue.kind)];
}

/** The point of a Bézier curve at a share of its course. */
const along = (points, t) => [0, 1].map(axis => {
  const [a, b, c, d] = points.map(point => point[axis]);
  return a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
});

/** Whether a word around a point lies on no scene. */
function isFree([x, y], word, scenes) {
  const [width, height] = [word.length * 8 + 24, 40];
  return !scenes.some(([left, top, w, h]) => x + width > left && x - width < left + w && y + height > top && y - height < top + h);
}
