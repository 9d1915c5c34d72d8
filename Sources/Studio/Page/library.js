// The library of objects that can be added: by search, and by dragging them into a scene.

import {askDocuments} from "./connection.js";
import {clear, h} from "./dom.js";
import {edit, editing, newID, word} from "./edit.js";
import {dragNew} from "./arrange.js";
import {hidePanel, showPanel} from "./constraints.js";
import {state} from "./store.js";

let items = null;

export async function libraryPanel(button) {
  const list = h("div", {class: "library-list", role: "listbox", "aria-label": "Objects"});
  const search = h("input", {type: "search", placeholder: "Search the library", "aria-label": "Search the library", oninput: show, onkeydown: event => {
    if (event.key === "Enter") add(matching()[0]);
  }});
  const box = button.getBoundingClientRect();
  showPanel(h("div", {class: "library"}, search, list), box.left, box.bottom + 6, "Library");
  search.focus();
  items ??= await askDocuments({operation: "library"});
  show();

  function matching() {
    const text = search.value.toLowerCase();
    return items.filter(item => item.title.toLowerCase().includes(text) || item.element.toLowerCase().includes(text));
  }
  function show() {
    const groups = Map.groupBy ? Map.groupBy(matching(), item => item.group) : grouped(matching());
    clear(list, [...groups].map(([title, found]) => [h("h3", {}, title), found.map(row)]));
  }
}

function grouped(items) {
  const groups = new Map();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return groups;
}

const row = item => h("div", {class: "library-row", role: "option", "data-title": item.title, onpointerdown: event => press(event, item)}, item.title);

function press(event, item) {
  event.preventDefault();
  const [x, y] = [event.clientX, event.clientY];
  const move = next => {
    if (Math.hypot(next.clientX - x, next.clientY - y) < 5) return;
    stop();
    hidePanel();
    const ghost = h("div", {class: "library-ghost"}, item.title);
    document.body.append(ghost);
    dragNew(next, item, ghost);
  };
  const up = () => { stop(); add(item); };
  const stop = () => { removeEventListener("pointermove", move); removeEventListener("pointerup", up); };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
}

/** Adds an object to the selected view, or to the scene's root view. */
async function add(item) {
  if (!item) return;
  hidePanel();
  const id = newID();
  const parent = item.size ? editing.selection[editing.selection.length - 1] ?? state.tree?.views[0]?.id : "scenes";
  await edit(`add ${item.element} ${id} to ${parent}${item.attributes.map(text => " " + word(text)).join("")}`, {selection: item.size ? [id] : null});
}
