// The library of objects that can be added: by search, and by dragging them into a scene.

import {askDocuments} from "./connection.js";
import {clear, h} from "./dom.js";
import {edit, newID, word} from "./edit.js";
import {dragNew, holder} from "./arrange.js";
import {hidePanel, showPanel} from "./constraints.js";

/** The objects; none until they are first asked for. */
let items = [];

export async function libraryPanel(button) {
  const list = h("div", {class: "library-list", role: "listbox", "aria-label": "Objects"});
  const search = h("input", {type: "search", placeholder: "Search the library", "aria-label": "Search the library", oninput: show, onkeydown: event => {
    if (event.key === "Enter") add(matching()[0]);
  }});
  const box = button.getBoundingClientRect();
  showPanel(h("div", {class: "library"}, search, list), box.left, box.bottom + 6, "Library");
  search.focus();
  // Somebody may type before they are there.
  if (!items.length) items = await askDocuments({operation: "library"});
  show();

  function matching() {
    const text = search.value.toLowerCase().trim();
    const found = items.filter(item => item.title.toLowerCase().includes(text) || item.element.toLowerCase().includes(text));
    // Return takes the first one: "view" means a view, and not a text view.
    return [...found.filter(item => item.title.toLowerCase() === text), ...found.filter(item => item.title.toLowerCase() !== text)];
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

/** Adds an object to the selected view, beside it if nothing can be put into it, or to the scene's root view. */
async function add(item) {
  if (!item) return;
  hidePanel();
  const id = newID();
  await edit(`add ${item.element} ${id} to ${item.size ? holder() : "scenes"}${item.attributes.map(text => " " + word(text)).join("")}`, {selection: item.size ? [id] : null});
}
