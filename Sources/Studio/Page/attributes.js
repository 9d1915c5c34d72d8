// The inspector of the selected object: its attributes by the tables that also read documents, its constraints and connections.

import {clear, h} from "./dom.js";
import {attributesOf, edit as editDocument, editing, observeEditing, resourcesOf, word} from "./edit.js";
import {observe, state} from "./store.js";
import {showTexts, showsTexts} from "./texts.js";
import {changeList, isTrying, programAttributes, tryOut} from "./trial.js";

let panel = null;
let turn = 0;
let search = "";
/** The object whose attributes are shown. */
let shownID = null;

export function buildAttributes(element) {
  panel = element;
  observeEditing(show);
  observe(names => { if (["isTrying", "tree", "route", "trials", "trialFault"].some(name => names.has(name)) && (isTrying() || names.has("isTrying"))) show(); });
}

/** Makes a change where the selected object is: in its document, or for a try in the running program. */
const edit = (edits, options) => isTrying() ? tryOut(edits) : editDocument(edits, options);

/** The ids of the objects that a change is made to. */
const chosen = facts => isTrying() ? [facts.id] : editing.selection;

async function show() {
  panel.hidden = !isTrying() && (!editing.isOn || state.route.mode !== "scene");
  if (panel.hidden) return;
  const own = ++turn;
  if (!isTrying() && showsTexts()) return showTexts(panel);
  const id = isTrying() ? state.route.view : editing.selection[editing.selection.length - 1];
  if (!id) return clear(panel, h("p", {class: "empty"}, "Select a view."), isTrying() ? changeList() : null);
  try {
    const facts = await (isTrying() ? programAttributes(id) : attributesOf(id));
    if (own !== turn || !isTrying() && showsTexts()) return;
    const active = panel.contains(document.activeElement) ? document.activeElement : null;
    const focused = active?.dataset.name;
    const typed = active?.type === "text" && active.value !== active.defaultValue ? {value: active.value, end: active.selectionEnd, id: shownID} : null;
    shownID = id;
    const top = panel.scrollTop;
    clear(panel, head(facts), isTrying() ? changeList() : null, groups(facts), constraints(facts), connections(facts));
    panel.scrollTop = top;
    const field = focused ? panel.querySelector(`[data-name="${CSS.escape(focused)}"]`) : null;
    field?.focus();
    // What somebody is typing stays while the document changes.
    if (field && typed?.id === id) {
      field.value = typed.value;
      field.setSelectionRange(typed.end, typed.end);
    }
  } catch (error) { if (own === turn) clear(panel, h("p", {class: "failure"}, error.message), isTrying() ? changeList() : null); }
}

const head = facts => h("header", {}, h("h2", {}, facts.title), h("small", {}, facts.id),
  chosen(facts).length > 1 ? h("p", {}, `${editing.selection.length} views are selected; changes are made to all that have the attribute.`) : null,
  h("input", {type: "search", placeholder: "Find an attribute", "aria-label": "Find an attribute", value: search, oninput: event => {
    search = event.target.value.toLowerCase();
    filter();
  }}));

function filter() {
  for (const row of panel.querySelectorAll(".attribute")) row.hidden = !words(row.dataset.attribute).toLowerCase().includes(search);
  for (const group of panel.querySelectorAll("details.group-rows")) {
    // Constraints and connections are groups without attributes, which only a search hides.
    const isEmpty = [...group.querySelectorAll(".attribute")].every(row => row.hidden);
    group.hidden = isEmpty && (search !== "" || group.querySelector(".attribute") !== null);
    if (search && !isEmpty) group.open = true;
  }
}

/** `numberOfLines` as `Number of lines`; of a part's attribute, its last name. */
const words = name => { const text = name.split(".").pop().replace(/([A-Z])/g, " $1").toLowerCase().trim(); return text ? text[0].toUpperCase() + text.slice(1) : name; };

function groups(facts) {
  const found = new Map();
  for (const row of facts.rows) found.set(row.owner, [...(found.get(row.owner) ?? []), row]);
  // What a button says comes before how it behaves.
  const ordered = [...found].sort(([one], [other]) => (other === "normal") - (one === "normal"));
  const made = ordered.map(([owner, rows], index) => h("details", {class: "group-rows", open: index === 0 || ["view", facts.element].includes(owner)}, h("summary", {}, words(owner)), rows.map(row => attribute(facts, row))));
  queueMicrotask(filter);
  return made;
}

function attribute(facts, row) {
  const set = async value => {
    const edits = row.form === "image" && value ? await imageEdits(facts, row, value) : [[row.name, value || null]];
    return edit(chosen(facts).flatMap(id => edits.map(([name, value]) => value === null ? `unset ${id}.${name}` : `set ${id}.${name} ${word(value)}`)), {selection: editing.selection});
  };
  // What a program has is its default until another value is tried.
  const isSet = isTrying() ? row.value !== row.defaultValue : row.value !== null && row.value !== undefined;
  const parts = [h("label", {class: isSet ? "is-set" : "is-default"}, h("span", {}, words(row.name)), control(row, row.value, row.defaultValue, set, row.name))];
  if (isSet) parts.push(h("button", {class: "tool small reset", title: "Back to the default", "aria-label": `Reset ${words(row.name)}`, onclick: () => set(null)}, "×"));
  if (row.varies) parts.push(h("button", {class: "tool small vary", title: "A value for size classes", "aria-label": `Vary ${words(row.name)}`, onclick: event => vary(event.target.closest(".attribute"), facts, row)}, "+"));
  const variations = Object.entries(row.variations).map(([key, value]) => h("div", {class: "variation"}, h("small", {}, key.replaceAll("Class", "")),
    control(row, value, null, next => edit(`set ${facts.id}.${row.name} ${word(next)} on ${key}`, {selection: editing.selection}), `${row.name} ${key}`),
    h("button", {class: "tool small", "aria-label": "Remove the variation", onclick: () => edit(`unset ${facts.id}.${row.name} on ${key}`, {selection: editing.selection})}, "×")));
  return h("div", {class: "attribute", "data-attribute": row.name}, h("div", {class: "line"}, parts), variations);
}

/** The attributes and values by which an object shows an image of the project, or else a symbol of the system. */
async function imageEdits(facts, row, value) {
  const {images} = await resourcesOf();
  const catalog = facts.rows.find(other => other.name === row.name.replace(/\w+$/, "catalog"));
  const isSymbol = !images.includes(value) && /^[a-z0-9]+(\.[a-z0-9]+)*$/.test(value);
  const edits = [[row.name, value]];
  if (catalog && isSymbol && catalog.value !== "system") edits.push([catalog.name, "system"]);
  if (catalog && !isSymbol && catalog.value) edits.push([catalog.name, null]);
  return edits;
}

/** A field with suggestions, which are asked for when somebody looks for them. */
function suggesting(input, id, read) {
  const list = h("datalist", {id});
  input.setAttribute("list", id);
  input.addEventListener("focus", async () => {
    if (list.childElementCount) return;
    try { clear(list, (await read()).map(([value, label]) => h("option", {value, label}))); } catch { /* There is nothing to suggest. */ }
  });
  return h("span", {class: "with-list"}, input, list);
}

function control(row, value, defaultValue, set, name) {
  const common = {"data-name": name, "aria-label": words(row.name)};
  const shown = value ?? "";
  if (row.form === "flag") return h("input", {...common, type: "checkbox", ".checked": (value ?? defaultValue) === "YES", onchange: event => set(event.target.checked ? "YES" : "NO")});
  if (row.form === "words") {
    const options = row.words.map(option => h("option", {value: option, ".selected": option === value}, words(option)));
    return h("select", {...common, onchange: event => set(event.target.value)}, h("option", {value: "", ".selected": value === null || value === undefined}, defaultValue ? `${words(defaultValue)} (default)` : "Default"), options);
  }
  const commit = event => { if (event.target.value !== shown) set(event.target.value); };
  const isNumber = row.form === "number" || row.form === "integer";
  const input = h("input", {...common, type: "text", inputmode: isNumber ? "decimal" : null, value: shown, placeholder: defaultValue ?? "", onchange: commit, onkeydown: event => {
    if (event.key === "Enter") event.target.blur();
    if (isNumber && ["ArrowUp", "ArrowDown"].includes(event.key)) {
      event.preventDefault();
      event.target.value = String(Number(event.target.value || defaultValue || 0) + (event.key === "ArrowUp" ? 1 : -1));
    }
  }});
  if (row.form === "color") return suggesting(input, "colors of " + row.name, async () => row.words.map(color => [color]));
  if (row.form === "image") {
    return suggesting(input, "images of " + row.name, async () => {
      const {images, symbols} = await resourcesOf();
      return [...images.map(name => [name, "image"]), ...symbols.map(name => [name, "symbol"])];
    });
  }
  return input;
}

const classes = ["heightClass=compact", "heightClass=regular", "widthClass=compact", "widthClass=regular", "heightClass=compact-widthClass=compact",
  "heightClass=compact-widthClass=regular", "heightClass=regular-widthClass=compact", "heightClass=regular-widthClass=regular", "userInterfaceIdiom=mac"];

/** Asks for which size classes another value is meant, which begins as the present one. */
function vary(element, facts, row) {
  const value = row.value ?? row.defaultValue ?? row.words[0] ?? "0";
  const select = h("select", {"aria-label": "Size classes", onchange: event => edit(`set ${facts.id}.${row.name} ${word(value)} on ${event.target.value}`, {selection: editing.selection})},
    h("option", {value: ""}, "On size classes…"), classes.filter(key => !(key in row.variations)).map(key => h("option", {value: key}, key.replaceAll("Class", ""))));
  element.append(h("div", {class: "variation"}, select));
  select.focus();
}

function constraints(facts) {
  if (!facts.constraints.length) return null;
  const number = (constraint, name, value, placeholder) => h("input", {type: "text", "aria-label": name, title: name, "data-name": `${constraint.id}.${name}`, value: value ?? "", placeholder, onchange: event =>
    edit(event.target.value === "" ? `unset ${constraint.id}.${name}` : `set ${constraint.id}.${name} ${word(event.target.value)}`, {selection: editing.selection})});
  return h("details", {class: "group-rows", open: true}, h("summary", {}, "Constraints"), facts.constraints.map(constraint => h("div", {class: "constraint-row", "data-constraint": constraint.id},
    h("p", {}, constraint.words.replace(/, on line \d+$/, "").replace(/^the /, "").replaceAll(/ \([^)]*line \d+\)/g, "")),
    h("div", {class: "line"}, number(constraint, "constant", constraint.constant, "0"), isTrying() ? null : number(constraint, "multiplier", constraint.multiplier, "1"), number(constraint, "priority", constraint.priority, "1000"),
      isTrying() ? null : h("button", {class: "tool small", "aria-label": "Remove the constraint", onclick: () => edit(`remove ${constraint.id}`, {selection: editing.selection})}, "×")))));
}

function connections(facts) {
  if (!facts.connections.length && !facts.possible.length) return null;
  return h("details", {class: "group-rows", open: true}, h("summary", {}, "Connections"),
    facts.connections.map(connection => h("div", {class: "line connection"}, h("span", {}, `${words(connection.kind)} ${connection.name}`), h("small", {}, connection.destination),
      h("button", {class: "tool small", "aria-label": `Disconnect ${connection.name}`, onclick: () => edit(`remove ${connection.id}`, {selection: editing.selection})}, "×"))),
    facts.possible.map(offer => h("button", {class: "plain", onclick: () => edit(offer.edit, {selection: editing.selection})}, offer.title)));
}
