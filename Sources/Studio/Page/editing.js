// The bar of what can be done with a scene, and the parts of the page that belong to it.

import {buildArrange, draw} from "./arrange.js";
import {buildAttributes} from "./attributes.js";
import {alignPanel, conflictPanel, missingPanel, pinPanel, updateFrames} from "./constraints.js";
import {clear, h} from "./dom.js";
import {edit, editing, newID, observeEditing, resolve, session, setEditing, viewOf} from "./edit.js";
import {libraryPanel} from "./library.js";
import {observe, state} from "./store.js";
import {showsTexts, toggleTexts} from "./texts.js";

export function buildEditing() {
  const bar = h("div", {id: "editbar", role: "toolbar", "aria-label": "Editing", hidden: true});
  const panel = h("aside", {id: "attributes", "aria-label": "Attributes", hidden: true});
  document.body.append(bar, panel);
  buildArrange();
  buildAttributes(panel);
  const show = () => {
    const isScene = state.route.mode === "scene" && state.route.document && !state.project?.isReadOnly;
    bar.hidden = !isScene;
    if (isScene) fill(bar);
    place(bar, panel);
  };
  observeEditing(show);
  observe(names => { if (["route", "project", "tree", "zoomed", "isTrying"].some(name => names.has(name))) show(); });
  new ResizeObserver(() => { place(bar, panel); draw(); }).observe(document.getElementById("stage"));
}

function place(bar, panel) {
  const stage = document.getElementById("stage").getBoundingClientRect();
  Object.assign(bar.style, {left: stage.left + 12 + "px", top: stage.top + 10 + "px", maxWidth: stage.width - 24 + "px"});
  Object.assign(panel.style, {left: stage.right + "px", top: stage.top + "px", bottom: "0", right: "0"});
}

function fill(bar) {
  const {canUndo, canRedo, isSaved, fault, decisions} = session();
  const ids = editing.selection;
  const isView = ids.length > 0 && ids.every(id => viewOf(id)?.parent != null);
  const tool = (key, title, words, run, isEnabled = true) => h("button", {class: "tool wide", "data-key": key, title, disabled: !isEnabled, onclick: event => run(event.currentTarget)}, words);
  const toggle = h("button", {class: "tool wide", "data-key": "edit", "aria-pressed": String(editing.isOn), onclick: () => setEditing(!editing.isOn)}, "Edit");
  if (!editing.isOn) return clear(bar, toggle);
  const embed = (element, attributes = "") => { const id = newID(); return edit(`embed ${ids.join(" ")} in ${element} ${id}${attributes}`, {selection: [id]}); };
  clear(bar, toggle, tool("library", "Add an object (drag it into the scene)", "Library", libraryPanel),
    h("div", {class: "group"}, tool("undo", "Undo (Ctrl Z)", "Undo", () => edit("undo"), canUndo), tool("redo", "Redo (Ctrl Shift Z)", "Redo", () => edit("redo"), canRedo)),
    h("div", {class: "group"}, tool("stack", "Embed in a stack view", "Stack", () => embed("stackView"), isView), tool("scroll", "Embed in a scroll view", "Scroll", () => embed("scrollView"), isView),
      tool("view", "Embed in a view", "View", () => embed("view"), isView),
      tool("unembed", "Take the views out and remove the one around them", "Unembed", () => edit(ids.map(id => `unembed ${id}`), {selection: []}), isView)),
    h("div", {class: "group"}, tool("pin", "Distances, sizes", "Pin", pinPanel, isView), tool("align", "Alignments", "Align", alignPanel, isView),
      tool("missing", "Constraints that are missing", "Missing", missingPanel), tool("frames", "Record the frames that the constraints give", "Frames", updateFrames),
      tool("conflicts", "Constraints that contradict each other", "Conflicts", conflictPanel)),
    h("button", {class: "tool wide", "data-key": "texts", title: "Texts and their translations", "aria-pressed": String(showsTexts()), onclick: toggleTexts}, "Texts"),
    h("span", {class: "save-state" + (isSaved ? "" : " is-unsaved"), role: "status"}, fault ? `Not saved: ${fault}` : isSaved ? "Saved" : "Not saved"),
    editing.fault ? h("p", {class: "failure", role: "alert"}, editing.fault) : null,
    decisions.length ? h("div", {class: "decision", role: "alertdialog", "aria-label": "The document changed"}, h("p", {}, "Another program changed the same objects:"), h("ul", {}, decisions.map(words => h("li", {}, words))),
      h("button", {class: "plain", onclick: () => resolve("own")}, "Keep mine"), h("button", {class: "plain", onclick: () => resolve("theirs")}, "Take theirs")) : null);
}
