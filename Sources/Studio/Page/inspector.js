// The inspector: all about the selected view, and why it is where it is and that large.

import {clear, h, icon, notify, number, size} from "./dom.js";
import {explainedValues, inquire, isProgram, select, selected} from "./inspection.js";
import {observe, state, update} from "./store.js";

export function buildInspector(side) {
  observe(names => {
    if (["details", "reasons", "findings", "tree", "ambiguous", "elements", "route", "routes"].some(name => names.has(name))) draw(side);
  });
}

function draw(side) {
  const top = side.scrollTop;
  const view = selected();
  if (["canvas", "matrix", "gallery"].includes(state.route.mode)) return clear(side, canvasHelp());
  if (!view) return clear(side, summary());
  const {details, reasons} = state;
  clear(side, head(view), details?.id === view.id ? body(details, reasons) : null);
  side.scrollTop = top;
}

const canvasHelp = () => h("div", {class: "hint"},
  state.route.document
    ? h("p", {}, state.opened?.error ?? "Open a scene with a double click to see its views.")
    : h("p", {}, "Choose a document."),
  (state.opened?.diagnostics ?? []).length ? section("Document", state.opened.diagnostics.map(line => h("p", {class: "fault"}, line))) : null);

// MARK: A whole scene

function summary() {
  const {tree} = state;
  if (!tree || tree.error) return h("div", {class: "hint"}, h("p", {}, tree?.error ?? ""));
  return [
    h("div", {class: "head"}, h("h2", {}, isProgram() ? "Window" : state.opened?.scenes.find(scene => scene.id === state.route.scene)?.title ?? "Scene"),
      h("p", {class: "path"}, `${tree.views.length} views, ${size(tree.size)} points`)),
    state.findings.length ? section(`Findings (${state.findings.length})`, state.findings.map(findingRow)) : null,
    state.route.overlays.includes("accessibility") ? section("Reading order", h("ol", {class: "order"}, state.elements.map(elementRow))) : null,
    state.ambiguous.length ? section("Left open by constraints", state.ambiguous.map(id => link(id))) : null,
    state.routes.length ? section("How it was laid out", h("ol", {class: "routes"}, counted(state.routes).map(([line, count]) =>
      h("li", {}, line, count > 1 ? h("small", {}, ` ${count} times`) : null)))) : null,
    isProgram() ? null : h("p", {class: "hint small"}, "Click a view to inspect it. Hold Alt over another one to measure."),
  ];
}

function counted(lines) {
  const counts = new Map();
  for (const line of lines) {
    const words = line.replace(/:0x[0-9a-f]+/g, "");
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].slice(0, 40);
}

const findingRow = finding => h("button", {class: "finding " + finding.severity, onclick: () => {
  const id = finding.items.find(id => state.tree?.byID?.has(id));
  if (id) select(id);
}}, h("b", {}, finding.rule), h("span", {}, finding.message), h("small", {}, `line ${finding.line}`));

const isFaint = ({contrast}) => contrast && contrast.ratio < contrast.least;

const elementRow = element => h("li", {class: element.isSmall || !element.label || isFaint(element) ? "warn" : null},
  h("button", {class: "link", onclick: () => element.view && select(element.view)}, element.label ?? "no label"),
  h("small", {}, [element.value, ...element.traits, element.isSmall ? "target below 44 points" : null,
    isFaint(element) ? `contrast ${number(element.contrast.ratio)} : 1, needs ${number(element.contrast.least)}` : null].filter(Boolean).join(", ")));

// MARK: A view

function head(view) {
  const {details} = state;
  return h("div", {class: "head"},
    h("h2", {}, view.words, view.outlet ? h("small", {}, view.outlet) : null),
    h("p", {class: "path"}, (details?.path ?? []).slice(-3).map(id => [link(id, true), " › "]),
      h("span", {}, (details?.classes ?? [view.className]).join(" : "))),
    h("div", {class: "actions"},
      h("button", {class: "tool", "aria-label": "Copy as text", title: "Copy as text", onclick: () => copy(text())}, icon("copy")),
      h("button", {class: "tool", "aria-label": "Copy as JSON", title: "Copy as JSON",
        onclick: () => copy(JSON.stringify({details: state.details, reasons: state.reasons}, null, 2))}, "{ }"),
      h("button", {class: "tool", "aria-label": "Copy a link", title: "Copy a link to this view", onclick: () => copy(location.href)}, icon("link"))));
}

function body(details, reasons) {
  const faults = state.findings.filter(finding => finding.items.includes(details.id));
  return [
    faults.length ? section("Findings", faults.map(findingRow)) : null,
    section("Why is it here and this large?", why(reasons ?? [])),
    section("Geometry", h("dl", {},
      pair("Frame", `${number(details.frame[0])}, ${number(details.frame[1])}`, size(details.frame.slice(2))),
      pair("Bounds", `${number(details.bounds[0])}, ${number(details.bounds[1])}`, size(details.bounds.slice(2))),
      different(details.alignmentRect, details.frame) ? pair("Alignment", `${number(details.alignmentRect[0])}, ${number(details.alignmentRect[1])}`, size(details.alignmentRect.slice(2))) : null,
      pair("On screen", `${number(details.place[0])}, ${number(details.place[1])}`),
      pair("Margins", details.margins.map(number).join("  ")),
      details.safeArea.some(value => value) ? pair("Safe area", details.safeArea.map(number).join("  ")) : null,
      details.firstBaseline != null ? pair("Baselines", [details.firstBaseline, details.lastBaseline].map(number).join("  ")) : null)),
    section("Content", h("dl", {},
      pair("Intrinsic size", `${details.contentWidth == null ? "–" : number(details.contentWidth)} × ${details.contentHeight == null ? "–" : number(details.contentHeight)}`),
      pair("Hugging", details.hugging.map(number).join("  ")),
      pair("Resistance", details.resistance.map(number).join("  ")),
      pair("Placed by", details.placedBy),
      details.isAmbiguous ? h("div", {class: "pair"}, h("dt", {}, "Ambiguous"), h("dd", {}, h("button", {class: "plain", onclick: () => play(details.id)}, "Show the other solution"))) : null,
      details.text ? pair("Text", details.text) : null,
      details.font ? pair("Font", details.font) : null,
      details.background ? h("div", {class: "pair"}, h("dt", {}, "Background"), h("dd", {}, h("i", {class: "swatch", style: `background:${details.background}`}), details.background)) : null,
      details.alpha !== 1 ? pair("Opacity", number(details.alpha)) : null,
      details.isHidden ? pair("Hidden", "yes") : null,
      details.accessibilityLabel ? pair("Label", details.accessibilityLabel) : null)),
    details.stack ? section("Stack view", h("dl", {}, pair("Axis", details.stack.axis), pair("Distribution", details.stack.distribution),
      pair("Alignment", details.stack.alignment), pair("Spacing", number(details.stack.spacing)))) : null,
    constraints("Horizontal constraints", details.horizontal),
    constraints("Vertical constraints", details.vertical),
    details.route ? section("Last layout", h("p", {class: "route"}, details.route)) : null,
  ];
}

const different = (one, other) => one.some((value, place) => Math.abs(value - other[place]) > 0.001);

const pair = (term, ...values) => h("div", {class: "pair"}, h("dt", {}, term), h("dd", {}, values.map(value => h("span", {}, value))));

function section(title, ...content) {
  return h("section", {}, h("h3", {}, title), ...content);
}

function constraints(title, list) {
  if (!list.length) return null;
  const names = {stackView: "by the stack view", mask: "from the frame", system: "by the system"};
  return section(title, list.map(constraint => h("div", {class: "stated " + constraint.origin},
    h("code", {}, short(constraint.text)),
    h("small", {}, [names[constraint.origin], constraint.identifier].filter(Boolean).join(", ")),
    h("span", {class: "ends"}, constraint.views.filter(id => id !== state.route.view).map(id => link(id))))));
}

/** A constraint in Apple's words, without addresses and the legend of names; guides by their properties. */
const short = text => text.replace(/:0x[0-9a-f]+/g, "").replace(/^(UISV-[\w-]+): <NSLayoutConstraint '[^']*' /, "$1: ")
  .replace(/UILayoutGuide'UI(?:Scroll)?View-?(\w)(\w*Guide)'/g, (_, first, rest) => first.toLowerCase() + rest)
  .replace(/\s+\((active|inactive).*\)>$/, ">").replace(/^<NS(Layout|AutoresizingMaskLayout|ContentSizeLayout)Constraint\s?/, "").replace(/^h=[-&]+ v=[-&]+ /, "").replace(/>$/, "");

// MARK: Why

const titles = {left: "left edge", top: "top edge", right: "right edge", bottom: "bottom edge", width: "width", height: "height"};

/** The values whose explanations are unfolded, which stay so from view to view. */
const unfolded = new Set(["width"]);

function why(reasons) {
  const byValue = new Map(reasons.map(reason => [reason.value, reason]));
  return explainedValues.map(value => {
    const reason = byValue.get(value);
    if (!reason) return h("div", {class: "why waiting"}, titles[value]);
    return h("details", {class: "why", ".open": unfolded.has(value), ontoggle: event => { event.target.open ? unfolded.add(value) : unfolded.delete(value); }},
      h("summary", {}, titles[value], reason.ambiguous ? h("span", {class: "badge warn"}, "open") : null, h("b", {}, number(reason.points))),
      h("p", {class: "change"}, reason.decides.length ? "Decided by" : "Nothing decides it."),
      reason.decides.map(step => stepRow(step, "")),
      reason.limits.slice(0, 3).map(step => stepRow(step, `${number(step.slack)} points from`)),
      changes(reason));
  });
}

/** What gives way by a point more and less; one line where the constraints that decide the value allow neither. */
function changes(reason) {
  const deciding = new Set(reason.decides.map(step => step.words));
  const isFixed = reason.changes.length > 0 && reason.changes.every(change =>
    !change.possible && change.givesWay.every(step => deciding.has(step.words)));
  if (isFixed) return h("p", {class: "change"}, "A point more or less contradicts them.");
  return reason.changes.map(change => changeRow(change));
}

function stepRow(step, words) {
  return h("button", {class: "step " + step.kind, disabled: !step.id, onclick: () => {
    if (state.tree?.byID?.has(step.id)) select(step.id);
  }, title: step.words}, h("small", {}, words), h("span", {}, state.route.program === null ? plain(step.words) : short(step.words)),
    step.priority < 1000 ? h("em", {}, `@${number(step.priority)}`) : null);
}

/** A document's words without the ids and lines of views, which links and the words on hover have. */
const plain = words => words.replace(/ \([^()]*, line \d+\)/g, "");

function changeRow(change) {
  const title = change.points > 0 ? "One point more" : "One point less";
  if (!change.givesWay.length) return h("p", {class: "change"}, `${title} is free.`);
  return h("div", {class: "change"}, h("p", {}, change.possible ? `${title}, and this gives way:` : `${title} contradicts:`),
    change.givesWay.slice(0, 4).map(step => stepRow(step, "")));
}

// MARK: Links and copies

function link(id, isShort = false) {
  const place = state.tree?.byID?.get(id);
  const words = place === undefined ? id : isShort ? state.tree.views[place].className : state.tree.views[place].words;
  return h("button", {class: "link", onclick: () => select(id), onmouseenter: () => update({hovered: id}), onmouseleave: () => update({hovered: null})}, words);
}

function text() {
  const {details, reasons} = state;
  const view = selected();
  const lines = [isProgram() ? view.words : `${view.words} (${view.id}${view.line ? `, line ${view.line}` : ""})`, `frame ${details.frame.map(number).join(" ")}`];
  for (const reason of reasons ?? []) {
    lines.push(`${titles[reason.value]} = ${number(reason.points)}`);
    for (const step of reason.decides) lines.push(`  decided by ${step.words}`);
    for (const change of reason.changes) {
      lines.push(`  one point ${change.points > 0 ? "more" : "less"}: ${change.givesWay.length ? (change.possible ? "gives way" : "contradicts") : "nothing gives way"}`);
      for (const step of change.givesWay) lines.push(`    ${step.words}`);
    }
  }
  return lines.join("\n");
}

export async function copy(words) {
  await navigator.clipboard?.writeText(words).catch(() => {});
  notify("Copied");
}

/** Plays the two solutions of an ambiguous layout back and forth. */
async function play(view) {
  try {
    const answer = await inquire("alternative", {view});
    if (!answer.before) return;
    for (let turn = 0; turn < 6; turn++) {
      update({alternative: turn % 2 ? answer.before : answer.after});
      await new Promise(resolve => setTimeout(resolve, 600));
    }
  } finally { update({alternative: null}); }
}
