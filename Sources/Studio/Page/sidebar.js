// The sidebar: the documents of the project with thumbnails, or the views of what is shown.

import {clear, h} from "./dom.js";
import {isProgram, select} from "./inspection.js";
import {picture} from "./scenes.js";
import {go, observe, state, update} from "./store.js";
import {askDocuments} from "./connection.js";

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
    if (names.has("project") || names.has("tree") || names.has("opened") || (names.has("route") && isOther())) list(content);
    if (names.has("route") || names.has("hovered")) mark(content);
  });
  content.addEventListener("keydown", event => keys(event, content));
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
  mark(content);
}

function mark(content) {
  for (const row of content.querySelectorAll(".row")) {
    const isSelected = tab === "views" ? row.dataset.id === state.route.view : row.dataset.path === state.route.document && !isProgram();
    row.classList.toggle("selected", isSelected);
    row.setAttribute("aria-selected", String(isSelected));
    row.classList.toggle("hovered", tab === "views" && row.dataset.id === state.hovered);
    if (isSelected && row.dataset.shown !== state.route.view) { row.scrollIntoView({block: "nearest"}); row.dataset.shown = state.route.view; }
  }
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
  try {
    const document = image.dataset.path;
    const opened = await askDocuments({operation: "open", document, isBackground: true, look: {}});
    const scenes = opened.scenes.filter(scene => scene.hasViews);
    const scene = scenes.find(scene => scene.id === opened.initial) ?? scenes[0];
    if (scene) image.src = await picture(document, scene.id, {}, {scale: 0.25, isBackground: true});
  } catch { image.classList.add("failed"); }
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

/** Rows of the tree that are shown, from which only those near the visible part are made. */
function views(content) {
  const {tree} = state;
  content.setAttribute("role", "tree");
  content.setAttribute("aria-label", "Views");
  if (!tree) return clear(content);
  if (tree.error) return clear(content, h("p", {class: "empty"}, tree.error));
  const ambiguous = new Set(tree.ambiguous);
  const faults = new Set(state.findings.filter(finding => finding.severity !== "note").flatMap(finding => finding.items));
  const rows = [];
  const visit = (place, depth) => {
    const view = tree.views[place];
    const children = tree.children[place];
    const words = `${view.words} ${view.className} ${view.outlet ?? ""} ${view.id}`.toLowerCase();
    const isClosed = closed.has(view.id) && !search;
    if (!search || words.includes(search)) rows.push(viewRow(view, depth, children.length > 0, isClosed, ambiguous.has(view.id), faults.has(view.id)));
    if (!isClosed) for (const child of children) visit(child, search ? 0 : depth + 1);
  };
  for (const root of tree.roots) visit(root, 0);
  clear(content, rows.length ? rows : h("p", {class: "empty"}, "No view has such a name."));
}

function viewRow(view, depth, hasChildren, isClosed, isAmbiguous, isFaulty) {
  const isEmpty = view.frame[2] === 0 || view.frame[3] === 0;
  const [name, text] = view.words.split(/ (?=[“"])/);
  const row = h("div", {class: "row view" + (view.isHidden ? " is-hidden" : ""), role: "treeitem", tabindex: "-1", "data-id": view.id,
    "aria-level": depth + 1, "aria-expanded": hasChildren ? String(!isClosed) : null, style: `--depth: ${depth}`,
    onclick: () => select(view.id), onmouseenter: () => update({hovered: view.id}), onmouseleave: () => update({hovered: null})},
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
  const rows = [...content.querySelectorAll(".row")];
  const place = rows.findIndex(row => row.classList.contains("selected"));
  const moves = {ArrowDown: 1, ArrowUp: -1};
  if (event.key in moves) {
    event.preventDefault();
    const next = rows[Math.min(rows.length - 1, Math.max(0, place + moves[event.key]))];
    next?.focus();
    if (tab === "views") select(next.dataset.id);
  } else if (event.key === "Enter" && document.activeElement.classList.contains("row")) document.activeElement.click();
  else if (["ArrowLeft", "ArrowRight"].includes(event.key) && tab === "views" && rows[place]) {
    event.preventDefault();
    event.key === "ArrowLeft" ? closed.add(rows[place].dataset.id) : closed.delete(rows[place].dataset.id);
    list(content);
  }
}
