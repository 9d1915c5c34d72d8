// Views in the picture of a scene: selecting, moving and resizing them, with guides and snapping; dropping new ones; dragging
// constraints from view to view.

import {clear, number, svg} from "./dom.js";
import {viewAt as drawnAt} from "./inspection.js";
import {attributesOf, childrenOf as all, choose, edit, editing, newID, observeEditing, parentOf, rehearse, viewOf, word} from "./edit.js";
import {offerMenu} from "./constraints.js";
import {state} from "./store.js";

/** The view of the document at a point; views that a control makes for itself belong to the control. */
function viewAt(x, y) {
  let view = drawnAt(x, y);
  while (view && view.line == null) view = parentOf(view.id);
  return view;
}

const childrenOf = id => all(id).filter(view => view.line != null);

const layer = svg("svg", {class: "arrange"});
/** What a gesture shows: rectangles, guides, a drop mark. */
let marks = [];
let rehearsal = null;

const leaves = new Set(["UILabel", "UIButton", "UIImageView", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
  "UIProgressView", "UIPageControl", "UIActivityIndicatorView", "UIDatePicker", "UIPickerView", "UITextView", "UISearchBar", "UITableView", "UICollectionView"]);

const screen = () => document.querySelector(".stage.one .screen");
const zoom = () => { const box = screen()?.getBoundingClientRect(); return box && state.tree?.size[0] ? box.width / state.tree.size[0] : 1; };

/** A point of the scene for an event. */
export function scenePoint(event) {
  const box = screen().getBoundingClientRect();
  return [(event.clientX - box.left) / zoom(), (event.clientY - box.top) / zoom()];
}

export function buildArrange() {
  layer.addEventListener("pointerdown", press);
  layer.addEventListener("click", event => event.stopPropagation());
  layer.addEventListener("contextmenu", event => event.preventDefault());
  addEventListener("keydown", keys, true);
  observeEditing(place);
}

/** Puts the layer over the picture while editing is on. */
function place() {
  const around = screen();
  if (!editing.isOn || state.route.mode !== "scene" || !around) { layer.remove(); return; }
  if (layer.parentNode !== around) around.append(layer);
  draw();
}

// MARK: Drawing

const box = ([x, y, width, height], name) => svg("rect", {x, y, width, height, class: name});

export function draw() {
  if (!state.tree?.size) return;
  const [width, height] = state.tree.size;
  layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const scale = 1 / zoom();
  layer.style.setProperty("--line", scale);
  const parts = [];
  for (const id of editing.selection) {
    const view = viewOf(id);
    if (!view) continue;
    parts.push(box(rehearsal?.places[id] ?? view.place, "chosen"));
  }
  if (editing.selection.length === 1 && !rehearsal) parts.push(gaps(editing.selection[0], scale), handles(editing.selection[0], scale));
  if (rehearsal) {
    for (const [id, place] of Object.entries(rehearsal.places)) {
      const view = viewOf(id);
      if (view && view.place.some((value, index) => Math.abs(value - place[index]) > 0.01)) parts.push(box(place, "moved"));
    }
    for (const id of rehearsal.ambiguous) if (rehearsal.places[id]) parts.push(box(rehearsal.places[id], "open"));
  }
  parts.push(...marks.map(mark => markShape(mark, scale)));
  clear(layer, parts.flat(Infinity));
  layer.dataset.conflicts = rehearsal?.conflicts ?? "";
}

function markShape(mark, scale) {
  if (mark.kind === "text") return svg("text", {x: mark.x, y: mark.y, class: "measure", "font-size": 11 * scale}, mark.text);
  if (mark.kind === "line") return svg("path", {d: `M${mark.x1} ${mark.y1}L${mark.x2} ${mark.y2}`, class: mark.name});
  return box(mark.place, mark.name);
}

/** The corners and edges by which a view is resized. */
const corners = [[-1, -1], [0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]];

function handles(id, scale) {
  const view = viewOf(id);
  if (!view || view.parent == null) return [];
  const [x, y, width, height] = view.place;
  const size = 7 * scale;
  return corners.map(([dx, dy]) => svg("rect", {
    x: x + width * (dx + 1) / 2 - size / 2, y: y + height * (dy + 1) / 2 - size / 2, width: size, height: size, class: "handle", "data-dx": dx, "data-dy": dy,
  }));
}

/** What the attributes of stack views say: whether they are columns, and their spacing. */
const stacks = new Map();

/** Reads a stack view's attributes; what is known of it is drawn then. */
function readStack(id) {
  attributesOf(id).then(facts => {
    const value = name => facts.rows.find(row => row.name === name)?.value;
    const found = {isColumn: value("axis") === "vertical", spacing: Number(value("spacing") ?? 0)};
    const known = stacks.get(id);
    stacks.set(id, found);
    if (known?.isColumn !== found.isColumn || known?.spacing !== found.spacing) draw();
  }, () => {});
}

/** The gaps between the arranged views of a stack view, with handles that change its spacing. */
function gaps(id, scale) {
  if (viewOf(id)?.className !== "UIStackView") return [];
  readStack(id);
  const {isColumn} = stacks.get(id) ?? {};
  if (isColumn === undefined) return [];
  const axis = isColumn ? 1 : 0;
  const places = childrenOf(id).filter(view => !view.isHidden).map(view => view.place).sort((one, other) => one[axis] - other[axis]);
  return places.slice(1).map((place, index) => {
    const before = places[index];
    const start = before[axis] + before[axis + 2];
    const length = Math.max(place[axis] - start, 8 * scale);
    const middle = (start + place[axis]) / 2;
    const [low, high] = [Math.min(before[1 - axis], place[1 - axis]), Math.max(before[1 - axis] + before[3 - axis], place[1 - axis] + place[3 - axis])];
    const shape = isColumn ? {x: low, y: middle - length / 2, width: high - low, height: length} : {x: middle - length / 2, y: low, width: length, height: high - low};
    return svg("rect", {...shape, class: "gap " + (isColumn ? "vertical" : "horizontal"), "data-gap": index}, svg("title", {}, "Drag to change the spacing"));
  });
}

/** Changes the spacing of a stack view by a gap, whose far edge follows the pointer. */
function dragSpacing(event, id, gap, start) {
  const {isColumn, spacing} = stacks.get(id);
  const axis = isColumn ? 1 : 0;
  let edits = [];
  turn++;
  follow(event, start, (by, point) => {
    const next = Math.max(0, Math.round(spacing + by[axis] / (gap + 1)));
    edits = next === spacing ? [] : [`set ${id}.spacing ${next}`];
    marks = [{kind: "text", x: point[0] + 10 / zoom(), y: point[1] - 6 / zoom(), text: String(next)}];
    follows([`set ${id}.spacing ${next}`]);
    draw();
  }, async isMoved => {
    turn++;
    wanted = null;
    if (isMoved && edits.length) await edit(edits, {selection: [id]});
    finish();
  });
}

// MARK: Gestures

function press(event) {
  if (event.button === 1) return;
  event.preventDefault();
  event.stopPropagation();
  document.activeElement?.blur?.();
  const start = scenePoint(event);
  const view = viewAt(...start);
  if (event.ctrlKey || event.button === 2) return view && dragConstraint(event, view, start);
  const {dx, dy, gap} = event.target.dataset;
  if (gap !== undefined) return dragSpacing(event, editing.selection[0], Number(gap), start);
  if (dx !== undefined) return dragEdges(event, editing.selection[0], Number(dx), Number(dy), start);
  if (event.shiftKey) {
    if (!view) return;
    const others = editing.selection.filter(id => id !== view.id);
    return choose(others.length === editing.selection.length ? [...others, view.id] : others);
  }
  if (!view) return choose([]);
  const isInside = editing.selection.length && editing.selection.some(id => contains(id, start));
  if (!isInside) choose([view.id]);
  dragViews(event, start, isInside ? view : null);
}

const contains = (id, [x, y]) => { const view = viewOf(id); if (!view) return false; const [left, top, width, height] = view.place; return x >= left && y >= top && x < left + width && y < top + height; };

/** Follows the pointer until it is up: `move` with the distance, and `end` with whether it moved. */
function follow(event, start, move, end) {
  let isMoved = false;
  const moved = async next => {
    const point = scenePoint(next);
    const by = [point[0] - start[0], point[1] - start[1]];
    if (!isMoved && Math.hypot(...by) * zoom() < 4) return;
    isMoved = true;
    move(by, point, next);
  };
  const up = next => {
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", up);
    removeEventListener("keydown", escape, true);
    end(isMoved, scenePoint(next), next);
  };
  const escape = key => {
    if (key.key !== "Escape") return;
    key.stopPropagation();
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", up);
    removeEventListener("keydown", escape, true);
    finish();
  };
  addEventListener("pointermove", moved);
  addEventListener("pointerup", up);
  addEventListener("keydown", escape, true);
}

function finish() { marks = []; rehearsal = null; draw(); }

/** Asks for places while a gesture goes on; only the last question counts. */
let turn = 0;
let isAsking = false;
let wanted = null;
async function follows(edits) {
  wanted = edits;
  if (isAsking) return;
  isAsking = true;
  const own = turn;
  while (wanted) {
    const asked = wanted;
    wanted = null;
    try {
      const answer = await rehearse(asked, {isMoving: true});
      if (own === turn) { rehearsal = answer; draw(); performance.mark("rehearsed"); }
    } catch { /* What cannot be made is told when it is let go. */ }
    if (!wanted) await rest(asked, own);
  }
  isAsking = false;
}

/** Asks what is left open once the pointer rests. */
async function rest(asked, own) {
  await new Promise(resolve => setTimeout(resolve, 120));
  if (wanted || own !== turn) return;
  try {
    const answer = await rehearse(asked);
    if (own === turn && !wanted) { rehearsal = answer; draw(); }
  } catch { /* As above. */ }
}

function dragViews(event, start, view) {
  const ids = outermost(editing.selection).filter(id => viewOf(id)?.parent != null);
  const facts = Promise.all(ids.map(attributesOf));
  const origin = ids.map(id => viewOf(id).place);
  let edits = [];
  let target = null;
  let known = null;
  facts.then(found => { known = found; });
  turn++;
  follow(event, start, (by, point, next) => {
    if (!known) return;
    const arranged = known.length === 1 && known[0].isArranged;
    target = arranged || next.metaKey || isOverOther(ids, point) ? dropTarget(point, ids) : null;
    if (target) {
      marks = dropMarks(target);
      edits = ids.map((id, index) => `move ${id} to ${target.parent}${position(target)}`);
      return edits.length && follows(edits);
    }
    const snapped = snap(union(origin), by, ids, zoom());
    marks = snapped.guides;
    edits = known.flatMap((facts, index) => moving(facts, origin[index], snapped.by, [0, 0], ids));
    if (edits.length) follows(edits);
    else { rehearsal = {places: Object.fromEntries(ids.map((id, index) => [id, shifted(origin[index], snapped.by)])), ambiguous: [], conflicts: 0}; draw(); }
  }, async isMoved => {
    turn++;
    wanted = null;
    if (!isMoved) { finish(); if (view) choose([view.id]); return; }
    if (edits.length) await edit(edits, {selection: ids});
    finish();
  });
}

const outermost = ids => ids.filter(id => !ids.some(other => other !== id && isInside(id, other)));
function isInside(id, other) { for (let view = parentOf(id); view; view = parentOf(view.id)) if (view.id === other) return true; return false; }
const shifted = ([x, y, width, height], [dx, dy]) => [x + dx, y + dy, width, height];
function union(places) {
  const left = Math.min(...places.map(place => place[0])), top = Math.min(...places.map(place => place[1]));
  return [left, top, Math.max(...places.map(place => place[0] + place[2])) - left, Math.max(...places.map(place => place[1] + place[3])) - top];
}

/** Whether the pointer is over a stack view that does not hold the views. */
function isOverOther(ids, point) {
  const target = dropTarget(point, ids);
  return target?.isStack && parentOf(ids[0])?.id !== target.parent;
}

const horizontal = {leading: 1, left: 1, trailing: 1, right: 1, centerX: 1, leadingMargin: 1, trailingMargin: 1, leftMargin: 1, rightMargin: 1};

/** The edits that move a view, and change its size: of its recorded frame, or of the constraints that place it. */
function moving(facts, [x, y, width, height], [dx, dy], [dw, dh], ids) {
  const round = value => number(Math.round(value * 2) / 2);
  if (facts.isFixed || !facts.constraints.length) {
    const parent = parentOf(facts.id);
    const [left, top] = origin(parent);
    return facts.isSubview && !facts.isArranged ? [`set ${facts.id}.frame ${word(`${round(x - left + dx)} ${round(y - top + dy)} ${round(width + dw)} ${round(height + dh)}`)}`] : [];
  }
  return facts.constraints.flatMap(constraint => {
    const isFirst = constraint.firstItem === facts.id;
    if (!isFirst && constraint.secondItem !== facts.id) return [];
    if (ids.includes(constraint.firstItem) && ids.includes(constraint.secondItem)) return [];
    const attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute;
    let by = 0;
    if (attribute === "width") by = constraint.secondItem ? 0 : dw;
    else if (attribute === "height") by = constraint.secondItem ? 0 : dh;
    else if (attribute in horizontal) by = attribute === "centerX" ? dx + dw / 2 : /^(trailing|right)/.test(attribute) ? dx + dw : dx;
    else by = attribute === "centerY" ? dy + dh / 2 : /^(bottom|baseline|lastBaseline)/.test(attribute) ? dy + dh : dy;
    const old = Number(constraint.constant ?? 0);
    const next = old + (isFirst ? by : -by);
    return Math.abs(next - old) < 0.01 ? [] : [`set ${constraint.id}.constant ${round(next)}`];
  });
}

/** The origin of a view's coordinates in the scene. */
function origin(view) {
  if (!view) return [0, 0];
  const child = childrenOf(view.id)[0];
  return child ? [child.place[0] - child.frame[0], child.place[1] - child.frame[1]] : [view.place[0], view.place[1]];
}

function dragEdges(event, id, dx, dy, start) {
  const place = viewOf(id).place;
  let known = null;
  let edits = [];
  attributesOf(id).then(facts => { known = facts; });
  turn++;
  follow(event, start, by => {
    if (!known) return;
    const snapped = snap(place, [dx ? by[0] : 0, dy ? by[1] : 0], [id], zoom(), {dx, dy});
    marks = snapped.guides;
    const size = [dx * snapped.by[0], dy * snapped.by[1]];
    const shift = [dx < 0 ? snapped.by[0] : 0, dy < 0 ? snapped.by[1] : 0];
    edits = moving(known, place, shift, size, [id]);
    marks.push({kind: "text", x: place[0] + place[2] + size[0] + 4 / zoom(), y: place[1] + place[3] + size[1] + 12 / zoom(), text: `${number(place[2] + size[0])} × ${number(place[3] + size[1])}`});
    if (edits.length) follows(edits);
    else draw();
  }, async isMoved => {
    turn++;
    wanted = null;
    if (isMoved && edits.length) await edit(edits, {selection: [id]});
    finish();
  });
}

// MARK: Snapping

/** A movement that ends at the lines of siblings and of the superview if one is near, with the guides that it meets. */
export function snap(place, by, ids, scale, {dx = 0, dy = 0} = {}) {
  const parent = parentOf(ids[0]);
  if (!parent) return {by, guides: []};
  const others = childrenOf(parent.id).filter(view => !ids.includes(view.id)).map(view => view.place);
  const [left, top, width, height] = parent.place;
  const margin = 16;
  const near = 5 / scale;
  const result = [...by];
  const guides = [];
  for (const axis of [0, 1]) {
    const own = edgesOf(place, axis, axis === 0 ? dx : dy);
    const lines = others.flatMap(other => [other[axis], other[axis] + other[axis + 2] / 2, other[axis] + other[axis + 2]]);
    const [start, length] = axis === 0 ? [left, width] : [top, height];
    lines.push(start, start + margin, start + length / 2, start + length - margin, start + length);
    for (const other of others) lines.push(other[axis] - 8, other[axis] + other[axis + 2] + 8);
    let best = null;
    for (const line of lines) for (const edge of own) {
      const distance = line - (edge + by[axis]);
      if (Math.abs(distance) <= near && (!best || Math.abs(distance) < Math.abs(best.distance))) best = {distance, line};
    }
    if (!best) { result[axis] = Math.round(by[axis]); continue; }
    result[axis] = by[axis] + best.distance;
    guides.push(axis === 0 ? {kind: "line", name: "guide", x1: best.line, x2: best.line, y1: top, y2: top + height}
      : {kind: "line", name: "guide", x1: left, x2: left + width, y1: best.line, y2: best.line});
  }
  return {by: result, guides};
}

const edgesOf = (place, axis, side) => side < 0 ? [place[axis]] : side > 0 ? [place[axis] + place[axis + 2]]
  : [place[axis], place[axis] + place[axis + 2] / 2, place[axis] + place[axis + 2]];

// MARK: Dropping

/** Where something would land: the view that takes it, and in a stack view the place among its views. */
export function dropTarget(point, besides = []) {
  let view = viewAt(...point);
  while (view && (leaves.has(view.className) || besides.includes(view.id) || besides.some(id => isInside(view.id, id)))) view = parentOf(view.id);
  if (!view) return null;
  if (view.className !== "UIStackView") return {parent: view.id, isStack: false, place: view.place};
  const arranged = childrenOf(view.id).filter(child => !besides.includes(child.id) && !child.isHidden);
  const isColumn = stacks.get(view.id)?.isColumn ?? (arranged.length > 1 ? arranged[1].place[1] >= arranged[0].place[1] + arranged[0].place[3] : view.place[3] > view.place[2]);
  readStack(view.id);
  const axis = isColumn ? 1 : 0;
  const index = arranged.filter(child => child.place[axis] + child.place[axis + 2] / 2 < point[axis]).length;
  return {parent: view.id, isStack: true, index, arranged, axis, place: view.place};
}

/** Where an object goes that no pointer places: into the selected view, or beside it if it holds none; as a message has it. */
export function holder() {
  const selected = viewOf(editing.selection[editing.selection.length - 1]);
  if (!selected || selected.line == null) return state.tree?.views[0]?.id;
  if (!leaves.has(selected.className)) return selected.id;
  const parent = parentOf(selected.id);
  return parent?.className === "UIStackView" ? `${parent.id} after ${selected.id}` : parent?.id ?? selected.id;
}

const position = target => {
  if (!target.isStack) return "";
  const next = target.arranged[target.index];
  return next ? ` before ${next.id}` : "";
};

function dropMarks(target) {
  const found = [{kind: "box", name: "target", place: target.place}];
  if (!target.isStack) return found;
  const {arranged, index, axis, place} = target;
  const [before, after] = [arranged[index - 1], arranged[index]];
  const at = before && after ? (before.place[axis] + before.place[axis + 2] + after.place[axis]) / 2
    : before ? before.place[axis] + before.place[axis + 2] : after ? after.place[axis] : place[axis];
  found.push(axis === 1 ? {kind: "line", name: "drop", x1: place[0], x2: place[0] + place[2], y1: at, y2: at}
    : {kind: "line", name: "drop", x1: at, x2: at, y1: place[1], y2: place[1] + place[3]});
  return found;
}

/** Follows an object of the library over the scene; `ghost` moves with the pointer. */
export function dragNew(event, item, ghost) {
  const id = newID();
  let target = null;
  let edits = [];
  turn++;
  const inside = next => { const around = screen()?.getBoundingClientRect(); return around && next.clientX >= around.left && next.clientX < around.right && next.clientY >= around.top && next.clientY < around.bottom; };
  const move = next => {
    ghost.style.transform = `translate(${next.clientX}px, ${next.clientY}px)`;
    if (!inside(next) || !item.size) { target = null; marks = []; draw(); return; }
    const point = scenePoint(next);
    target = dropTarget(point);
    if (!target) return;
    const [width, height] = item.size;
    const [left, top] = origin(viewOf(target.parent));
    const at = [point[0] - width / 2, point[1] - height / 2];
    const snapped = target.isStack ? {by: [0, 0], guides: []} : snapNew([...at, width, height], target.parent);
    marks = [...dropMarks(target), ...snapped.guides];
    const frame = target.isStack ? "" : ` x=${number(Math.round(at[0] + snapped.by[0] - left))} y=${number(Math.round(at[1] + snapped.by[1] - top))}`;
    if (!target.isStack) marks.push({kind: "box", name: "moved", place: [at[0] + snapped.by[0], at[1] + snapped.by[1], width, height]});
    edits = [`add ${item.element} ${id} to ${target.parent}${position(target)}${frame}${item.attributes.map(text => " " + word(text)).join("")}`];
    if (target.isStack) follows(edits);
    draw();
  };
  const up = async next => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    ghost.remove();
    turn++;
    wanted = null;
    if (inside(next) && !item.size) await edit(`add ${item.element} ${id} to scenes`);
    else if (target && edits.length) await edit(edits, {selection: [id]});
    finish();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
}

function snapNew(place, parent) {
  const child = childrenOf(parent)[0]?.id;
  if (child) return snap(place, [0, 0], [child, ""], zoom());
  const [left, top, width, height] = viewOf(parent).place;
  const by = [[left, width], [top, height]].map(([start, length], axis) => {
    const lines = [start + 16, start + length / 2 - place[axis + 2] / 2, start + length - 16 - place[axis + 2]];
    const found = lines.find(line => Math.abs(line - place[axis]) < 6 / zoom());
    return found === undefined ? 0 : found - place[axis];
  });
  return {by, guides: []};
}

// MARK: Constraints from view to view

/** Begins a constraint at a view's row in the tree, where views lie that have no size or are covered. */
export function startConstraint(event, id) {
  if (!screen() || !viewOf(id)) return;
  event.preventDefault();
  dragConstraint(event, viewOf(id), scenePoint(event));
}

function dragConstraint(event, view, start) {
  let end = view;
  follow(event, start, (by, point, next) => {
    // A view that others cover is reached in the tree.
    const row = document.elementFromPoint(next.clientX, next.clientY)?.closest(".row.view");
    end = (row && viewOf(row.dataset.id)) ?? viewAt(...point) ?? view;
    marks = [{kind: "line", name: "wire", x1: start[0], y1: start[1], x2: point[0], y2: point[1]}, {kind: "box", name: "target", place: end.place}];
    draw();
  }, async (isMoved, point, next) => {
    finish();
    offerMenu(view.id, end.id, next.clientX, next.clientY);
  });
}

// MARK: Keys

const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

async function keys(event) {
  if (!editing.isOn || ["INPUT", "TEXTAREA", "SELECT"].includes(document.activeElement?.tagName)) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const ids = outermost(editing.selection).filter(id => viewOf(id)?.parent != null);
  const take = () => { event.preventDefault(); event.stopPropagation(); };
  if (isCommand && event.key.toLowerCase() === "z") { take(); return edit(event.shiftKey ? "redo" : "undo"); }
  if (isCommand && event.key.toLowerCase() === "y") { take(); return edit("redo"); }
  if (isCommand && event.key.toLowerCase() === "v") { take(); return paste(); }
  if (!ids.length) return;
  if (isCommand && ["c", "x"].includes(event.key.toLowerCase())) {
    take();
    await copy(ids);
    if (event.key.toLowerCase() === "x") edit(ids.map(id => `remove ${id}`), {selection: []});
  } else if (isCommand && event.key.toLowerCase() === "d") {
    take();
    await copy(ids);
    const last = ids[ids.length - 1];
    add(copied, `${parentOf(last).id} after ${last}`);
  } else if (event.key === "Delete" || event.key === "Backspace") {
    take();
    edit(ids.map(id => `remove ${id}`), {selection: []});
  } else if (event.key in steps && state.route.mode === "scene") {
    take();
    const by = steps[event.key].map(value => value * (event.shiftKey ? 10 : 1));
    const facts = await Promise.all(ids.map(attributesOf));
    edit(facts.flatMap((fact, index) => moving(fact, viewOf(ids[index]).place, by, [0, 0], ids)), {selection: ids});
  }
}

// MARK: Copies

let copied = null;

async function copy(views) {
  const {askDocuments} = await import("./connection.js");
  copied = await askDocuments({operation: "copy", document: state.route.document, views});
  await navigator.clipboard?.writeText(copied).catch(() => {});
}

async function paste() {
  const late = new Promise(resolve => setTimeout(resolve, 300, null));
  const text = await Promise.race([navigator.clipboard?.readText?.().catch(() => null), late]);
  const markup = text?.trimStart().startsWith("<") ? text : copied;
  if (!markup) return;
  const selected = viewOf(editing.selection[0]);
  const holder = selected ? (leaves.has(selected.className) || selected.id === pastedInto ? parentOf(selected.id) ?? selected : selected) : state.tree.views[0];
  pastedInto = holder.id;
  await add(markup, holder.id);
}

/** Adds copies to a place, and selects them. */
async function add(markup, place) {
  const known = new Set(state.tree.views.map(view => view.id));
  const answer = await edit(`paste ${word(markup)} to ${place}`);
  const added = state.tree.views.filter(view => view.line != null && !known.has(view.id) && known.has(parentOf(view.id)?.id));
  if (answer && added.length) choose(added.map(view => view.id));
}

let pastedInto = null;
