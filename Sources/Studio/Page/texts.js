// The texts of a document and their translations: the picture follows while somebody types, and what is typed is saved.

import {askDocuments} from "./connection.js";
import {clear, h, notify} from "./dom.js";
import {choose, edit, editing, reload, tellEditing, word} from "./edit.js";
import {about} from "./scenes.js";
import {look, state, update} from "./store.js";

const pseudo = [["longer", "Longer texts"], ["accented", "Accented texts"], ["rtl", "Mirrored texts"]];
let turn = 0;

/** Whether the panel shows texts in place of the selected object's attributes. */
export const showsTexts = () => editing.showsTexts ?? false;

export function toggleTexts() {
  editing.showsTexts = !showsTexts();
  tellEditing();
}

/** The language that the page shows, if people speak it. */
const spoken = () => {
  const {language} = state.route.look;
  return language && !pseudo.some(([name]) => name === language) ? language : null;
};

export async function showTexts(panel) {
  const own = ++turn;
  let list;
  try { list = await askDocuments({operation: "strings", document: state.route.document}); } catch (error) { return clear(panel, h("p", {class: "failure"}, error.message)); }
  if (own !== turn || !showsTexts()) return;
  const focused = panel.contains(document.activeElement) ? document.activeElement.dataset.name : null;
  const typed = focused ? document.activeElement.value : null;
  const top = panel.scrollTop;
  const here = list.rows.filter(row => state.tree?.byID?.has(row.object));
  clear(panel, head(list), here.map(row => rowOf(row)),
    here.length ? null : h("p", {class: "empty"}, "This scene has no texts."));
  panel.scrollTop = top;
  const field = focused ? panel.querySelector(`[data-name="${CSS.escape(focused)}"]`) : null;
  field?.focus();
  if (field && typed !== field.defaultValue) field.value = typed;
}

function head(list) {
  const language = state.route.look.language ?? "";
  const languages = [...new Set([...list.languages, ...(spoken() ? [spoken()] : [])])].sort();
  return h("header", {}, h("h2", {}, "Texts"),
    h("div", {class: "line"},
      h("select", {"aria-label": "Language of the texts", "data-name": "language", onchange: event => look({language: event.target.value || null})},
        [["", "The document’s own"], ...languages.map(code => [code, nameOf(code)]), ...pseudo].map(([value, label]) => h("option", {value, ".selected": value === language}, label))),
      h("button", {class: "tool", disabled: !list.canUndo, title: "Undo the last translation", onclick: undo}, "Undo")),
    h("input", {placeholder: "Add a language: de, pt-BR…", "aria-label": "Add a language", "data-name": "add", onchange: event => {
      if (/^[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*$/.test(event.target.value)) look({language: event.target.value});
    }}));
}

const nameOf = code => { try { return `${new Intl.DisplayNames(["en"], {type: "language"}).of(code.replace("_", "-"))} (${code})`; } catch { return code; } };

function rowOf(row) {
  const language = spoken();
  const place = state.tree.byID.get(row.object);
  const own = field(row, "own", row.text, row.path ? value => edit(`set ${row.path} ${word(value)}`, {selection: [row.object]}) : null, !language);
  const translation = language ? field(row, language, row.values[language] ?? "", value => translate(row, language, value), true) : null;
  if (translation) translation.placeholder = row.text;
  return h("div", {class: "text-row", "data-key": row.key}, h("small", {}, state.tree.views[place]?.className ?? "", " ", row.key.split(".").pop()), own, translation);
}

function field(row, name, value, save, follows) {
  return h("input", {type: "text", value, dir: "auto", disabled: !save, "data-name": `${row.key} ${name}`, "aria-label": `${row.text} ${name}`,
    onfocus: () => { if (!editing.selection.includes(row.object)) choose([row.object]); },
    oninput: event => { if (follows) preview(row.key, event.target.value); },
    onkeydown: event => {
      if (event.key === "Enter") event.target.blur();
      if (event.key === "Escape") { event.stopPropagation(); event.target.value = value; preview(null); event.target.blur(); }
    },
    onchange: event => { if (event.target.value !== value) save(event.target.value); }});
}

// MARK: While somebody types

let wanted = null;
let isAsking = false;

/** Shows the scene with a text that is not saved. Only the last one of several is asked for. */
async function preview(key, text) {
  wanted = key === null ? null : {value: key, text};
  if (key === null) update({typed: null});
  if (isAsking) return;
  isAsking = true;
  while (wanted) {
    const now = wanted;
    try {
      const blob = await askDocuments(about("picture", {scale: 2, ...now}));
      if (wanted === now) update({typed: URL.createObjectURL(blob)});
    } catch { /* What cannot be drawn is told when it is saved. */ }
    if (wanted === now) wanted = null;
  }
  isAsking = false;
}

// MARK: Saving

/** When the page changed a translation last, of which files tell too. */
let changed = -Infinity;
export const isOwnTranslation = paths => performance.now() - changed < 1500 && paths.every(path => /\.(strings|xcstrings)$/.test(path));

const translate = (row, language, text) => send({value: row.key, text, look: {language}});
const undo = () => send({phase: "undo"});

async function send(request) {
  const path = state.route.document;
  changed = performance.now();
  try {
    const {file, isChanged} = await askDocuments({operation: "translate", document: path, ...request});
    changed = performance.now();
    editing.fault = null;
    if (file) notify(`Saved in ${file}`);
    if (isChanged) await reload(path);
  } catch (error) { editing.fault = error.message; }
  tellEditing();
}
