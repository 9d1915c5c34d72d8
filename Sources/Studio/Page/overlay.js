// What is drawn over the picture of a scene or a program: outlines, the selection, distances, margins, findings, accessibility.

import {clear, number, svg} from "./dom.js";
import {selected, viewAt} from "./inspection.js";
import {state} from "./store.js";

/** Draws all that the state asks for; lengths are points, lines stay a pixel wide. */
export function drawOverlay(layer, [width, height], zoom) {
  layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
  layer.style.setProperty("--line", 1 / zoom);
  layer.style.setProperty("--text", `${11 / zoom}px`);
  const shown = new Set(state.route.overlays);
  const parts = [];
  if (shown.has("outlines")) parts.push(outlines());
  if (shown.has("findings")) parts.push(findings(zoom));
  if (shown.has("accessibility")) parts.push(accessibility(zoom));
  if (shown.has("contrast")) parts.push(contrasts(zoom));
  const hovered = state.hovered ? state.tree?.views[state.tree.byID?.get(state.hovered)] : null;
  const own = selected();
  if (hovered && hovered !== own) parts.push(box(hovered.place, "hover"));
  if (own) parts.push(selection(own, shown.has("margins"), zoom));
  if (own && state.isMeasuring && hovered) parts.push(distances(own.place, hovered.place, zoom));
  if (state.alternative) parts.push(...Object.values(state.alternative).map(place => box(place, "alternative")));
  clear(layer, parts.flat(Infinity));
}

const box = ([x, y, width, height], name) => svg("rect", {x, y, width, height, class: name});

const outlines = () => (state.tree?.views ?? []).filter(view => !view.isHidden).map(view => box(view.place, "outline"));

function selection(view, hasMargins, zoom) {
  const {details} = state;
  const parts = [box(view.place, "selection")];
  if (details?.id === view.id) {
    const [x, y, width, height] = view.place;
    if (hasMargins) {
      const inset = ([top, left, bottom, right], name) => [top, left, bottom, right].some(value => value)
        ? svg("rect", {x: x + left, y: y + top, width: Math.max(0, width - left - right), height: Math.max(0, height - top - bottom), class: name}) : null;
      parts.push(inset(details.margins, "margins"), inset(details.safeArea, "safe"));
      const [fx, fy] = details.frame;
      const [ax, ay, aw, ah] = details.alignmentRect;
      parts.push(svg("rect", {x: x + ax - fx, y: y + ay - fy, width: aw, height: ah, class: "alignment"}));
      for (const baseline of [details.firstBaseline, details.lastBaseline]) {
        if (baseline !== undefined && baseline !== null) parts.push(svg("path", {d: `M${x} ${y + baseline}h${width}`, class: "baseline"}));
      }
    }
  }
  parts.push(label(view.place, `${number(view.place[2])} × ${number(view.place[3])}`, zoom));
  return parts;
}

/** A label below a rectangle, or above it where there is no room. */
function label([x, y, width, height], words, zoom, name = "") {
  const fontSize = 11 / zoom;
  const w = words.length * fontSize * 0.56 + 10 / zoom;
  const h = fontSize + 6 / zoom;
  const left = x + width / 2 - w / 2;
  const isLow = y + height + h + 8 / zoom > state.tree.size[1] + 30 / zoom;
  const top = isLow ? y - h - 4 / zoom : y + height + 4 / zoom;
  return svg("g", {class: "tag " + name},
    svg("rect", {x: left, y: top, width: w, height: h, rx: 3 / zoom}),
    svg("text", {x: left + w / 2, y: top + h / 2, "text-anchor": "middle", "dominant-baseline": "central"}, words));
}

/** The distances between two rectangles, as rulers from edge to edge: inside where one holds the other. */
export function rulers(one, other) {
  const [a, b] = [edges(one), edges(other)];
  const found = [];
  const middle = (low, high, otherLow, otherHigh) => {
    const [from, to] = [Math.max(low, otherLow), Math.min(high, otherHigh)];
    return from <= to ? (from + to) / 2 : (low + high) / 2;
  };
  const y = middle(a.top, a.bottom, b.top, b.bottom);
  const x = middle(a.left, a.right, b.left, b.right);
  const horizontal = (from, to) => { if (Math.abs(to - from) > 0.01) found.push({x1: from, x2: to, y1: y, y2: y, length: Math.abs(to - from)}); };
  const vertical = (from, to) => { if (Math.abs(to - from) > 0.01) found.push({x1: x, x2: x, y1: from, y2: to, length: Math.abs(to - from)}); };
  if (a.right <= b.left) horizontal(a.right, b.left);
  else if (b.right <= a.left) horizontal(b.right, a.left);
  else { horizontal(a.left, b.left); horizontal(a.right, b.right); }
  if (a.bottom <= b.top) vertical(a.bottom, b.top);
  else if (b.bottom <= a.top) vertical(b.bottom, a.top);
  else { vertical(a.top, b.top); vertical(a.bottom, b.bottom); }
  return found;
}

const edges = ([left, top, width, height]) => ({left, top, right: left + width, bottom: top + height});

function distances(one, other, zoom) {
  return rulers(one, other).map(({x1, y1, x2, y2, length}) => [
    svg("path", {d: `M${x1} ${y1}L${x2} ${y2}`, class: "ruler"}),
    svg("path", {d: y1 === y2 ? `M${x1} ${y1 - 4 / zoom}v${8 / zoom}M${x2} ${y1 - 4 / zoom}v${8 / zoom}`
      : `M${x1 - 4 / zoom} ${y1}h${8 / zoom}M${x1 - 4 / zoom} ${y2}h${8 / zoom}`, class: "ruler"}),
    label([(x1 + x2) / 2, (y1 + y2) / 2 - 11 / zoom, 0, 0], number(length), zoom, "distance"),
  ]);
}

function findings(zoom) {
  const severe = {error: 0, warning: 1, note: 2};
  const places = new Map();
  for (const finding of state.findings) {
    const id = finding.items.find(id => state.tree?.byID?.has(id));
    if (id && !(severe[places.get(id)?.severity] <= severe[finding.severity])) places.set(id, finding);
  }
  return [...places].map(([id, finding]) => {
    const {place} = state.tree.views[state.tree.byID.get(id)];
    return [box(place, "finding " + finding.severity),
      svg("g", {class: "mark " + finding.severity}, svg("circle", {cx: place[0] + place[2], cy: place[1], r: 7 / zoom}),
        svg("text", {x: place[0] + place[2], y: place[1], "text-anchor": "middle", "dominant-baseline": "central"}, "!"),
        svg("title", {}, finding.message))];
  });
}

function accessibility(zoom) {
  return state.elements.map((element, place) => {
    const [x, y] = element.place;
    return [box(element.place, "element" + (element.isSmall ? " small" : "") + (element.label ? "" : " nameless")),
      svg("g", {class: "order"}, svg("circle", {cx: x, cy: y, r: 8 / zoom}),
        svg("text", {x, y, "text-anchor": "middle", "dominant-baseline": "central"}, String(place + 1)))];
  });
}

/** Texts with their contrast to what is behind them. */
function contrasts(zoom) {
  return state.elements.filter(element => element.contrast).map(({place, contrast}) => {
    const isFaint = contrast.ratio < contrast.least;
    return [box(place, "element" + (isFaint ? " small" : "")),
      // At the end, since the selection's size stands in the middle.
      label([place[0] + place[2] - 22 / zoom, place[1] + place[3], 0, -3 / zoom], `${contrast.ratio.toFixed(1)} : 1`, zoom, isFaint ? "faint" : "clear")];
  });
}

/** Lets the pointer hover and select the views under it. */
export function followPointer(element, point, {update, select}) {
  element.addEventListener("pointermove", event => {
    const view = viewAt(...point(event));
    update({hovered: view?.id ?? null, isMeasuring: event.altKey});
  });
  element.addEventListener("pointerleave", () => update({hovered: null}));
  element.addEventListener("click", event => select(viewAt(...point(event))?.id ?? null));
}
