// Constraints: the pin and align panels, the menu of what is possible between two views, what is missing, and conflicts.

import {clear, h, number} from "./dom.js";
import {advise, edit, editing, viewOf} from "./edit.js";

let shown = null;

/** Shows a panel below a button, or at a point. */
export function showPanel(content, x, y, label) {
  hidePanel();
  shown = h("div", {class: "edit-panel", role: "dialog", "aria-label": label, tabindex: "-1", onkeydown: event => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    hidePanel();
  }}, content);
  document.body.append(shown);
  const {width, height} = shown.getBoundingClientRect();
  // Beside the inspector, which shows what the panel is about.
  const {right} = document.getElementById("stage").getBoundingClientRect();
  shown.style.left = Math.max(8, Math.min(x, right - width - 8)) + "px";
  shown.style.top = Math.max(8, Math.min(y, innerHeight - height - 8)) + "px";
  shown.focus({preventScroll: true});
  setTimeout(() => addEventListener("pointerdown", outside, true));
}

function outside(event) { if (!shown?.contains(event.target)) hidePanel(); }

export function hidePanel() {
  shown?.remove();
  shown = null;
  removeEventListener("pointerdown", outside, true);
}

const below = button => { const box = button.getBoundingClientRect(); return [box.left, box.bottom + 6]; };
const refusal = error => h("p", {class: "failure"}, error.message);

// MARK: Between two views

/** The menu after a drag from one view to another. Shift keeps it open for several constraints. */
export async function offerMenu(first, second, x, y) {
  let offers;
  try { ({offers} = await advise("between", [first, second])); } catch (error) { return showPanel(refusal(error), x, y, "Constraints"); }
  const chosen = new Set();
  const rows = offers.map(offer => h("button", {class: "menu-row", role: "menuitemcheckbox", "aria-checked": "false", onclick: event => {
    if (!event.shiftKey) { hidePanel(); return edit([...chosen, offer.edit], {selection: editing.selection}); }
    chosen.has(offer.edit) ? chosen.delete(offer.edit) : chosen.add(offer.edit);
    event.currentTarget.setAttribute("aria-checked", String(chosen.has(offer.edit)));
    add.disabled = chosen.size === 0;
  }}, offer.title));
  const add = h("button", {class: "plain", disabled: true, onclick: () => { hidePanel(); edit([...chosen], {selection: editing.selection}); }}, "Add Constraints");
  showPanel([h("div", {role: "menu"}, rows), h("div", {class: "menu-end"}, h("small", {}, "Shift chooses several"), add)], x, y, "Constraints between views");
}

// MARK: Pin

const edges = ["top", "leading", "trailing", "bottom"];

export async function pinPanel(button) {
  const ids = editing.selection;
  let present = new Map();
  try {
    const {offers} = await advise("pin", ids.slice(-1), edges.join(" "));
    // Offers stand in the order of edges of the model.
    ["leading", "trailing", "top", "bottom"].forEach((edge, index) => present.set(edge, /[+] (-?[\d.]+)$/.exec(offers[index]?.edit ?? "")?.[1] ?? "0"));
  } catch { /* A root view has nothing beside it. */ }
  const inputs = {};
  const struts = {};
  const field = edge => {
    inputs[edge] = h("input", {type: "number", step: "any", value: number(Number(present.get(edge) ?? 0)), "aria-label": `Distance at the ${edge} edge`, oninput: () => { struts[edge].checked = true; count(); }});
    struts[edge] = h("input", {type: "checkbox", "aria-label": `Pin the ${edge} edge`, onchange: count});
    return h("label", {class: "pin " + edge}, inputs[edge], struts[edge]);
  };
  const view = viewOf(ids[ids.length - 1]);
  const length = (name, value) => {
    const box = h("input", {type: "checkbox", "aria-label": `Constrain the ${name}`, onchange: count});
    const input = h("input", {type: "number", step: "any", value: number(value), "aria-label": name, oninput: () => { box.checked = true; count(); }});
    return {box, input, row: h("label", {class: "row-line"}, box, name[0].toUpperCase() + name.slice(1), input)};
  };
  const option = (word, title) => { const box = h("input", {type: "checkbox", onchange: count}); return {word, box, row: h("label", {class: "row-line"}, box, title)}; };
  const width = length("width", view?.place[2] ?? 0);
  const height = length("height", view?.place[3] ?? 0);
  const margins = option("margins", "Constrain to margins");
  const others = [option("equalWidths", "Equal widths"), option("equalHeights", "Equal heights"), option("aspectRatio", "Aspect ratio")];
  if (ids.length < 2) others.slice(0, 2).forEach(other => { other.box.disabled = true; });
  const add = h("button", {class: "primary", onclick: submit}, "Add Constraints");
  const content = h("div", {class: "pin-panel"}, h("h3", {}, "Spacing to nearest neighbour"),
    h("div", {class: "pin-square"}, edges.map(field), h("span", {class: "pin-view"})), margins.row, width.row, height.row, others.map(other => other.row), add);
  showPanel(content, ...below(button), "Pin");
  count();

  function words() {
    const found = edges.filter(edge => struts[edge].checked).map(edge => `${edge}=${Number(inputs[edge].value)}`);
    for (const [name, row] of [["width", width], ["height", height]]) if (row.box.checked) found.push(`${name}=${Number(row.input.value)}`);
    for (const other of others) if (other.box.checked) found.push(other.word);
    return found;
  }
  function count() {
    const number = words().length;
    add.disabled = number === 0;
    add.textContent = number === 1 ? "Add 1 Constraint" : `Add ${number || ""} Constraints`;
  }
  async function submit() {
    const text = [...words(), ...(margins.box.checked ? ["margins"] : [])].join(" ");
    try {
      const {offers} = await advise("pin", ids, text);
      hidePanel();
      await edit(offers.map(offer => offer.edit), {selection: ids});
    } catch (error) { content.append(refusal(error)); }
  }
}

// MARK: Align

const alignments = [["leading", "Leading Edges"], ["trailing", "Trailing Edges"], ["top", "Top Edges"], ["bottom", "Bottom Edges"],
  ["centerX", "Horizontal Centers"], ["centerY", "Vertical Centers"], ["firstBaseline", "First Baselines"],
  ["horizontallyInContainer", "Horizontally in Container"], ["verticallyInContainer", "Vertically in Container"]];

export function alignPanel(button) {
  const ids = editing.selection;
  const boxes = alignments.map(([word, title]) => {
    const isOfContainer = word.endsWith("Container");
    const box = h("input", {type: "checkbox", value: word, disabled: !isOfContainer && ids.length < 2});
    return {box, row: h("label", {class: "row-line"}, box, title)};
  });
  const content = h("div", {class: "pin-panel"}, h("h3", {}, "Alignment"), boxes.map(({row}) => row), h("button", {class: "primary", onclick: async () => {
    const text = boxes.filter(({box}) => box.checked).map(({box}) => box.value).join(" ");
    if (!text) return hidePanel();
    try {
      const {offers} = await advise("align", ids, text);
      hidePanel();
      await edit(offers.map(offer => offer.edit), {selection: ids});
    } catch (error) { content.append(refusal(error)); }
  }}, "Add Constraints"));
  showPanel(content, ...below(button), "Align");
}

// MARK: What is missing, frames, conflicts

export async function missingPanel(button) {
  const content = h("div", {class: "offers"}, h("p", {}, "Looking for what is open…"));
  showPanel(content, ...below(button), "Missing constraints");
  try {
    const {offers} = await advise("missing", []);
    if (!offers.length) return clear(content, h("p", {}, "Constraints decide every place and size."));
    clear(content, h("h3", {}, `${offers.length} ${offers.length === 1 ? "constraint is" : "constraints are"} missing`), h("ol", {}, offers.map(offer => h("li", {}, offer.title))),
      h("button", {class: "primary", onclick: () => { hidePanel(); edit(offers.map(offer => offer.edit), {selection: editing.selection}); }}, "Add Them"));
  } catch (error) { clear(content, refusal(error)); }
}

export async function updateFrames() {
  const {offers} = await advise("frames", editing.selection);
  if (offers.length) await edit(offers.map(offer => offer.edit), {selection: editing.selection});
}

export async function conflictPanel(button) {
  const content = h("div", {class: "offers"}, h("p", {}, "Looking for conflicts…"));
  showPanel(content, ...below(button), "Conflicts");
  try {
    const {conflicts} = await advise("conflicts", []);
    if (!conflicts.length) return clear(content, h("p", {}, "No constraints contradict each other."));
    clear(content, h("h3", {}, conflicts.length === 1 ? "1 conflict" : `${conflicts.length} conflicts`),
      conflicts.map(conflict => h("div", {class: "conflict"}, h("p", {}, "These constraints cannot all hold:"), h("ul", {}, conflict.members.map(member =>
        h("li", {}, member.words, member.resolves ? null : h("small", {}, " (others contradict each other without it)"),
          h("span", {}, member.edits.map(offer => h("button", {class: "plain", onclick: () => { hidePanel(); edit(offer.edit, {selection: editing.selection}); }}, offer.title)))))))));
  } catch (error) { clear(content, refusal(error)); }
}
