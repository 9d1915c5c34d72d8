// The sidebar: the documents of the project with thumbnails, or the views of what is shown.

import {startConstraint} from "./arrange.js";
import {clear, h} from "./dom.js";
import {choose, editing} from "./edit.js";
import {isProgram, select} from "./inspection.js";
import {firstPicture, picture} from "./scenes.js";
import {go, observe, state, update} from "./store.js";

let tab = null;
let search = "";
const closed = new Set();

export function buildSidebar(bar) {
  const field = h("input", {type: "search", placeholder: "Search", "aria-label": "Search", id: "search", oninput: event => {
    search = event.target.value.toLowerCase();
    list(content);
  }});
  const tabs = h("div", {class: "segmented tabs", role: "tablist"});
  const content = h("div", {class: "list", id: "list"});
  bar.append(tabs, field, content);
  observe(names => {
    if (names.has("route")) chooseTab();
    if (["route", "tree", "project", "hovered", "opened"].some(name => names.has(name))) drawTabs(tabs, content);
    if (names.has("project") || names.has("tree") || names.has("opened") || names.has("findings") || names.has("ambiguous") || (names.has("route") && isOther())) list(content);
    if (names.has("route") || names.has("hovered")) mark(content);
  });
  content.addEventListener("keydown", event => keys(event, content));
  content.addEventListener("scroll", () => {
    if (tab !== "views") return;
    paint(content);
    mark(content);
  }, {passive: true});
}

let last = "";
function isOther() {
  const own = JSON.stringify([state.route.document, state.route.scene, state.route.mode, tab]);
  const isNew = own !== last;
  last = own;
  return isNew;
}

function chooseTab() {
  const hasViews = isProgram() || state.route.mode === "scene" || state.route.mode === "layers";
  if (!hasViews) tab = "documents";
  else if (tab === null || state.route.mode !== chooseTab.mode) tab = "views";
  chooseTab.mode = state.route.mode;
}

function drawTabs(tabs, content) {
  const entries = [["documents", "Documents"], ["views", "Views"]];
  clear(tabs, entries.map(([id, label]) => h("button", {role: "tab", "aria-selected": String(tab === id), "aria-checked": String(tab === id),
    disabled: id === "views" && !state.tree, onclick: () => { tab = id; drawTabs(tabs, content); list(content); mark(content); }}, label)));
}

function list(content) {
  const top = content.scrollTop;
  if (tab === "views") views(content);
  else documents(content);
  content.scrollTop = top;
  if (tab === "views") paint(content);
  mark(content);
}

let revealed = null;

function mark(content) {
  const selection = tab === "views" ? state.route.view : isProgram() ? null : state.route.document;
  if (selection !== revealed) reveal(content, revealed = selection);
  for (const row of content.querySelectorAll(".row")) {
    const isSelected = (row.dataset.id ?? row.dataset.path) === selection || state.isEditing && editing.selection.includes(row.dataset.id);
    row.classList.toggle("selected", isSelected);
    row.setAttribute("aria-selected", String(isSelected));
    row.classList.toggle("hovered", tab === "views" && row.dataset.id === state.hovered);
  }
}

/** Scrolls to a row that is not seen. */
function reveal(content, id) {
  if (tab !== "views") return content.querySelector(`[data-path="${CSS.escape(id ?? "")}"]`)?.scrollIntoView({block: "nearest"});
  const place = shown.findIndex(row => row.view.id === id);
  if (place < 0) return;
  const [top, height] = [place * rowHeight, content.clientHeight];
  if (top < content.scrollTop) content.scrollTop = top;
  else if (top + rowHeight > content.scrollTop + height) content.scrollTop = top + rowHeight - height;
  paint(content);
}

// MARK: Documents

const thumbnails = new IntersectionObserver(entries => {
  for (const {isIntersecting, target} of entries) {
    if (!isIntersecting) continue;
    thumbnails.unobserve(target);
    thumbnail(target);
  }
});

async function thumbnail(image) {
  await firstPicture;
  try { image.src = await picture(image.dataset.path, null, {}, {scale: 0.25, isBackground: true}); } catch { image.classList.add("failed"); }
}

function documents(content) {
  const paths = (state.project?.documents ?? []).filter(path => path.toLowerCase().includes(search));
  const rows = [];
  let folder = null;
  for (const path of paths) {
    const parts = path.split("/");
    const name = parts.pop();
    if (parts.join("/") !== folder) {
      folder = parts.join("/");
      if (folder) rows.push(h("div", {class: "folder", title: folder}, folder));
    }
    const image = h("img", {alt: "", "data-path": path, class: "thumbnail"});
    thumbnails.observe(image);
    rows.push(h("button", {class: "row document", role: "option", "data-path": path,
      onclick: () => go({document: path, scene: null, view: null, mode: "canvas", program: null})},
      image, h("span", {class: "name"}, name.replace(/\.(storyboard|xib)$/, ""), h("small", {}, name.endsWith("xib") ? "xib" : "storyboard"))));
  }
  content.setAttribute("role", "listbox");
  content.setAttribute("aria-label", "Documents");
  clear(content, rows.length ? rows : h("p", {class: "empty"}, state.project ? (search ? "No document has such a name." : "There are no documents here.") : ""));
}

// MARK: Views

/** The height of a row of the tree, in pixels; `.row.view` has it too. */
const rowHeight = 26;
/** The rows of the tree that are open and found, of which only those in the visible part are elements. */
let shown = [];

function views(content) {
  const {tree} = state;
  content.setAttribute("role", "tree");
  content.setAttribute("aria-label", "Views");
  shown = [];
  if (!tree) return clear(content);
  if (tree.error) return clear(content, h("p", {class: "empty"}, tree.error));
  const visit = (place, depth) => {
    const view = tree.views[place];
    const children = tree.children[place];
    const words = `${view.words} ${view.className} ${view.outlet ?? ""} ${view.id}`.toLowerCase();
    const isClosed = closed.has(view.id) && !search;
    if (!search || words.includes(search)) shown.push({view, depth, hasChildren: children.length > 0, isClosed});
    if (!isClosed) for (const child of children) visit(child, search ? 0 : depth + 1);
  };
  for (const root of tree.roots) visit(root, 0);
  clear(content, shown.length ? h("div", {class: "rows", role: "none", style: `height:${shown.length * rowHeight}px`}) : h("p", {class: "empty"}, "No view has such a name."));
}

/** Makes the rows in the visible part of the tree, and some around it. */
function paint(content) {
  const rows = content.querySelector(".rows");
  if (!rows) return;
  const first = Math.max(0, Math.floor(content.scrollTop / rowHeight) - 8);
  const last = Math.min(shown.length, Math.ceil((content.scrollTop + content.clientHeight) / rowHeight) + 8);
  const ambiguous = new Set(state.ambiguous);
  const faults = new Set(state.findings.filter(finding => finding.severity !== "note").flatMap(finding => finding.items));
  const focused = rows.contains(document.activeElement) ? document.activeElement.dataset.id : null;
  rows.style.paddingTop = first * rowHeight + "px";
  clear(rows, shown.slice(first, last).map(row => viewRow(row, ambiguous.has(row.view.id), faults.has(row.view.id))));
  if (focused) rows.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus({preventScroll: true});
}

/** Adds a view to the views that are selected while a document is edited, or takes it away. */
function toggle(id) {
  const others = editing.selection.filter(other => other !== id);
  choose(others.length === editing.selection.length ? [...others, id] : others);
}

function viewRow({view, depth, hasChildren, isClosed}, isAmbiguous, isFaulty) {
  const isEmpty = view.frame[2] === 0 || view.frame[3] === 0;
  const [name, text] = view.words.split(/ (?=[“"])/);
  const row = h("div", {class: "row view" + (view.isHidden ? " is-hidden" : "") + (view.line == null && !isProgram() ? " is-part" : ""), role: "treeitem", tabindex: "-1", "data-id": view.id,
    "aria-level": depth + 1, "aria-expanded": hasChildren ? String(!isClosed) : null, style: `--depth: ${depth}`,
    onpointerdown: event => { if (state.isEditing && (event.ctrlKey || event.button === 2)) startConstraint(event, view.id); },
    oncontextmenu: event => { if (state.isEditing) event.preventDefault(); },
    onclick: event => event.shiftKey && state.isEditing ? toggle(view.id) : select(view.id), onmouseenter: () => update({hovered: view.id}), onmouseleave: () => update({hovered: null})},
    h("button", {class: "twist", tabindex: "-1", "aria-hidden": "true", onclick: event => {
      event.stopPropagation();
      closed.has(view.id) ? closed.delete(view.id) : closed.add(view.id);
      list(document.getElementById("list"));
    }}, hasChildren ? (isClosed ? "▸" : "▾") : ""),
    h("span", {class: "name"}, name, text ? h("em", {}, " " + text) : null, view.outlet ? h("small", {}, view.outlet.split(".").pop()) : null),
    view.isHidden ? h("span", {class: "badge"}, "hidden") : isEmpty ? h("span", {class: "badge"}, "empty") : null,
    isAmbiguous ? h("span", {class: "badge warn", title: "The constraints leave its place or size open"}, "open") : null,
    isFaulty ? h("span", {class: "dot", title: "Lint has found something"}) : null);
  return row;
}

function keys(event, content) {
  const isTree = tab === "views";
  const ids = isTree ? shown.map(row => row.view.id) : [...content.querySelectorAll(".row")].map(row => row.dataset.path);
  const place = ids.indexOf(isTree ? state.route.view : document.activeElement.dataset.path ?? state.route.document);
  const moves = {ArrowDown: 1, ArrowUp: -1};
  if (event.key in moves) {
    event.preventDefault();
    const next = ids[Math.min(ids.length - 1, Math.max(0, place + moves[event.key]))];
    if (isTree) {
      select(next);
      reveal(content, next);
    }
    content.querySelector(`[data-${isTree ? "id" : "path"}="${CSS.escape(next)}"]`)?.focus();
  } else if (event.key === "Enter" && document.activeElement.classList.contains("row")) document.activeElement.click();
  else if (["ArrowLeft", "ArrowRight"].includes(event.key) && isTree && place >= 0) {
    event.preventDefault();
    event.key === "ArrowLeft" ? closed.add(ids[place]) : closed.delete(ids[place]);
    list(content);
  }
}
