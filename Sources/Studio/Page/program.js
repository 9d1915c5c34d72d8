// A running program: its screen, its input, its console, its layouts, and recordings.

import {animatedPNG} from "./apng.js";
import {askProgram, askServer, on} from "./connection.js";
import {clear, h, icon, notify, number, svg} from "./dom.js";
import {copy} from "./inspector.js";
import {readTree, select} from "./inspection.js";
import {drawOverlay, followPointer} from "./overlay.js";
import {Screen} from "./screen.js";
import {go, observe, state, update} from "./store.js";
import {programName} from "./toolbar.js";
import {setTrying} from "./trial.js";
import {Viewport} from "./viewport.js";
import {zoomControl} from "./zoom.js";

const screens = new Map();
const latencies = [];
let inputs = 0;
const sent = new Map();

/** What the page measures: milliseconds from an input to its picture, and frames. */
window.studioMeasures = {latencies, screens};

function screenOf(program) {
  if (!screens.has(program)) {
    screens.set(program, new Screen(h("canvas", {width: 1, height: 1}), {onframe: frame => shown(program, frame)}));
  }
  return screens.get(program);
}

const painted = new Set();

function shown(program, frame) {
  const start = sent.get(frame.input);
  if (start !== undefined) {
    latencies.push(performance.now() - start);
    for (const id of [...sent.keys()]) if (id <= frame.input) sent.delete(id);
  }
  for (const listener of painted) listener(program, frame);
}

on("screen", ({program, buffer}) => screenOf(program).take(buffer));
on("program", ({program, state: name, text}) => {
  const programs = state.programs.map((other, place) => place === program ? {...other, state: name, text} : other);
  update({programs});
  if (name === "building" || name === "running") write(program, "", `${name}…\n`, "note");
  if (name === "ended" || name === "failed") write(program, "", text + "\n", "note bad");
  if (name === "running" && state.route.program === program) setTimeout(() => { sendLook(); readTree(); }, 200);
});
on("console", ({program, isError, text}) => write(program, text, text, isError ? "error" : ""));
on("happened", ({program, value}) => happened(program, value));

// MARK: The console

const lines = new Map();
const mostLines = 2000;

function write(program, key, text, name) {
  if (!lines.has(program)) lines.set(program, []);
  const list = lines.get(program);
  list.push({text, name});
  if (list.length > mostLines) list.splice(0, list.length - mostLines);
  update({console: {}});
}

const passes = [];
const actions = [];

function happened(program, value) {
  if (value.kind === "action") {
    actions.push(...value.text.split("\n"));
    update({recorded: actions.length});
  } else if (value.kind === "pass") {
    passes.push(value);
    if (passes.length > 300) passes.shift();
    update({passes: passes.length + value.time});
  } else if (value.kind === "started") {
    update({trials: {...state.trials, [program]: []}});
    sendLook();
    setTimeout(readTree, 100);
  }
}

/** Tells the program's device what the toolbar says. */
export function sendLook() {
  const {program, look, mode} = state.route;
  if (mode !== "program" || program === null || !Object.keys(look).length && !sendLook.hasSent) return;
  sendLook.hasSent = true;
  const usual = {device: "iPhone 17", isLandscape: false, textSize: "L", isDark: false, hasHighContrast: false, isRightToLeft: false};
  const {width, system, showsCanvas, ...own} = look;
  const programs = state.isFollowing ? state.programs.map((_, place) => place) : [program];
  for (const other of programs) {
    const {device, ...rest} = {...usual, ...own};
    askProgram(other, {operation: "device", look: other === program ? {...rest, device} : rest}).then(() => setTimeout(readTree, 50), () => {});
  }
}

// MARK: The view

export function programView() {
  const screenBox = h("div", {class: "screen program"});
  const layer = svg("svg", {class: "overlay", "aria-hidden": "true"});
  const keys = h("textarea", {class: "keys", "aria-label": "The program’s keyboard", autocapitalize: "off", autocomplete: "off", spellcheck: "false"});
  const others = h("div", {class: "others"});
  const world = h("div", {class: "world"}, screenBox);
  const viewport = new Viewport(world, {onchange: () => { control.show(); overlay(); }});
  const control = zoomControl(viewport);
  const bar = h("div", {class: "programbar", role: "toolbar", "aria-label": "Program"});
  const element = h("div", {class: "stage program"}, bar, viewport.element, others, control, keys);
  let isInspecting = false;
  let current = null;

  function draw() {
    const {program} = state.route;
    if (program === null || !state.programs[program]) return;
    const screen = screenOf(program);
    if (current !== program) {
      current = program;
      clear(screenBox, screen.canvas, layer);
      input(screen.canvas, program);
      askProgram(program, {operation: "refresh"}).catch(() => {});
    }
    const {state: name, text} = state.programs[program];
    screenBox.classList.toggle("is-over", name === "ended" || name === "failed");
    element.querySelector(".end")?.remove();
    if (name === "ended" || name === "failed") element.append(ending(program, text));
    drawBar();
    drawOthers();
    resize();
  }

  function ending(program, text) {
    const last = (lines.get(program) ?? []).filter(line => line.name !== "note").slice(-6).map(line => line.text).join("");
    return h("div", {class: "end", role: "alert"}, h("h2", {}, state.programs[program].state === "failed" ? "The program does not start" : "The program has ended"), h("p", {}, text || ""),
      last ? h("pre", {}, last.split("\n").slice(-12).join("\n")) : null, h("button", {onclick: () => askServer("start", {program})}, "Start again"));
  }

  function resize() {
    const {canvas, scale = 2} = screenOf(state.route.program);
    const size = [canvas.width / scale, canvas.height / scale];
    if (size[0] < 2) return;
    canvas.style.width = screenBox.style.width = size[0] + "px";
    canvas.style.height = screenBox.style.height = size[1] + "px";
    viewport.setSize(...size);
    viewport.size = size;
    if (viewport.isFitted) viewport.fit();
  }

  painted.add((program, frame) => {
    if (program !== state.route.program || !element.isConnected) return;
    resize();
    if (state.recording) record(program);
    treeSoon();
  });

  let treeTimer = null;
  /** Reads the tree again once the screen is quiet; with all that is to be found of views where somebody looks at them. */
  function treeSoon() {
    const isLookedAt = isInspecting || state.route.view;
    clearTimeout(treeTimer);
    treeTimer = setTimeout(() => readTree({isQuick: !isLookedAt}), isLookedAt ? 300 : 1000);
  }

  const overlay = () => { if (state.tree?.size) drawOverlay(layer, state.tree.size, viewport.zoom); };

  // MARK: Input

  const point = event => {
    const box = screenBox.getBoundingClientRect();
    return [(event.clientX - box.left) / viewport.zoom, (event.clientY - box.top) / viewport.zoom];
  };

  function send(program, request) {
    const id = ++inputs;
    sent.set(id, performance.now());
    if (sent.size > 200) sent.delete(sent.keys().next().value);
    const programs = state.isFollowing ? state.programs.map((_, place) => place) : [program];
    for (const other of programs) askProgram(other, {...request, input: id}).catch(error => refuse(error));
  }

  function refuse(error) {
    if (error.message.includes("read-only")) notify("Studio was started with --read-only");
  }

  function input(canvas, program) {
    if (canvas.hasInput) return;
    canvas.hasInput = true;
    const fingers = new Map();
    const isForProgram = event => !(isInspecting || event.altKey);
    canvas.addEventListener("pointerdown", event => {
      if (event.button !== 0 || !isForProgram(event)) return;
      event.preventDefault();
      keys.focus({preventScroll: true});
      canvas.setPointerCapture(event.pointerId);
      const finger = fingers.size;
      fingers.set(event.pointerId, {finger, place: point(event)});
      const [x, y] = point(event);
      send(program, {operation: "touch", phase: "began", finger, x, y});
    });
    canvas.addEventListener("pointermove", event => {
      const known = fingers.get(event.pointerId);
      if (!known) return;
      // One move a frame is enough.
      if (!known.next) requestAnimationFrame(() => {
        const place = known.next;
        known.next = null;
        if (fingers.get(event.pointerId) === known && place) send(program, {operation: "touch", phase: "moved", finger: known.finger, x: place[0], y: place[1]});
      });
      known.next = point(event);
    });
    const end = phase => event => {
      const known = fingers.get(event.pointerId);
      if (!known) return;
      fingers.delete(event.pointerId);
      const [x, y] = point(event);
      if (phase === "ended" && known.next) send(program, {operation: "touch", phase: "moved", finger: known.finger, x, y});
      send(program, {operation: "touch", phase, finger: known.finger, x, y});
    };
    canvas.addEventListener("pointerup", end("ended"));
    canvas.addEventListener("pointercancel", end("cancelled"));
    canvas.addEventListener("wheel", event => {
      if (event.ctrlKey || !isForProgram(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const [x, y] = point(event);
      send(program, {operation: "wheel", x, y, dx: event.deltaX, dy: event.deltaY});
    }, {passive: false});
  }

  keys.addEventListener("keydown", event => {
    if (event.isComposing) return;
    const special = ["Enter", "Backspace", "Tab", "Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].includes(event.key);
    const modifiers = [["shift", event.shiftKey], ["control", event.ctrlKey], ["option", event.altKey], ["command", event.metaKey]].filter(([, isOn]) => isOn).map(([name]) => name);
    if (!special && !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send(state.route.program, {operation: "key", text: event.key === "Backspace" ? "\b" : event.key, modifiers});
  });
  const type = text => { if (text) send(state.route.program, {operation: "type", text}); };
  keys.addEventListener("input", event => {
    if (event.isComposing) return;
    type(keys.value);
    keys.value = "";
  });
  keys.addEventListener("compositionend", () => {
    type(keys.value);
    keys.value = "";
  });

  followPointer(screenBox, point, {
    update: values => { if (isInspecting || values.isMeasuring) update(values); else if (state.hovered) update({hovered: null}); },
    select: id => { if (isInspecting) select(id); },
  });

  // MARK: The bar

  function drawBar() {
    const {program} = state.route;
    const {state: name} = state.programs[program];
    const runs = name === "running";
    const button = (key, label, action, {isOn, isEnabled = runs} = {}) => h("button", {class: "tool", "aria-label": label, title: label,
      disabled: !isEnabled, "aria-pressed": isOn === undefined ? null : String(isOn), "data-key": key, onclick: action}, icon(key));
    const clock = (phase, dx) => () => {
      update({clock: phase === "step" ? "pause" : phase});
      askProgram(program, {operation: "clock", phase, dx}).catch(refuse);
    };
    const phase = name => () => askProgram(program, {operation: "phase", phase: name}).catch(refuse);
    const course = state.clock ?? "run";
    clear(bar,
      h("span", {class: "state " + name}, name),
      button("restart", "Restart", () => askServer("start", {program}).catch(refuse), {isEnabled: true}),
      button("stop", "Stop", () => askServer("stop", {program}).catch(refuse)),
      h("span", {class: "rule"}),
      button("play", "Run", clock("run"), {isOn: course === "run"}),
      button("slow", "Ten times slower", clock("slow", 10), {isOn: course === "slow"}),
      button("pause", "Pause the clock", clock("pause"), {isOn: course === "pause"}),
      button("step", "Step a frame", clock("step")),
      h("span", {class: "rule"}),
      button("keyboard", "Software keyboard", () => {
        update({hasKeyboard: !state.hasKeyboard});
        askProgram(program, {operation: "device", look: {hasKeyboard: state.hasKeyboard}}).catch(refuse);
        drawBar();
      }, {isOn: state.hasKeyboard ?? false}),
      button("warning", "Memory warning", phase("memory")),
      h("button", {class: "tool wide", disabled: !runs, onclick: () => {
        update({isInBackground: !state.isInBackground});
        phase(state.isInBackground ? "background" : "foreground")();
        drawBar();
      }}, state.isInBackground ? "To the foreground" : "To the background"),
      h("span", {class: "rule"}),
      button("record", state.recording ? "End the recording" : "Record", () => state.recording ? endRecording(program) : startRecording(program), {isOn: Boolean(state.recording)}),
      h("button", {class: "tool wide", "aria-pressed": String(isInspecting), onclick: () => inspect(!isInspecting)}, "Inspect"),
      state.project?.isReadOnly ? null : h("button", {class: "tool wide", "data-key": "try", title: "Try other values in the running program",
        "aria-pressed": String(state.isTrying), onclick: () => {
          setTrying(!state.isTrying);
          inspect(state.isTrying);
        }}, "Try"),
      state.programs.length > 1 ? h("label", {class: "check"}, h("input", {type: "checkbox", ".checked": state.isFollowing ?? false,
        onchange: event => { update({isFollowing: event.target.checked}); drawOthers(); }}), "Devices follow one another") : null);
  }

  function inspect(isOn) {
    isInspecting = isOn;
    screenBox.classList.toggle("inspecting", isInspecting);
    if (isInspecting) readTree();
    else update({hovered: null});
    drawBar();
  }

  function drawOthers() {
    clear(others, !state.isFollowing ? [] : state.programs.map((program, place) => {
      if (place === state.route.program) return null;
      const {canvas, scale = 2} = screenOf(place);
      input(canvas, place);
      canvas.style.width = canvas.width / scale * 0.5 + "px";
      canvas.style.height = "";
      return h("figure", {}, canvas, h("figcaption", {}, programName(place)));
    }));
  }

  // MARK: Recording

  function startRecording(program) {
    actions.length = 0;
    update({recording: {frames: [], program, start: performance.now()}});
    record(program);
    drawBar();
  }

  function record(program) {
    const {canvas} = screenOf(program);
    const {frames} = state.recording;
    const now = performance.now();
    if (frames.length && now - frames[frames.length - 1].time < 40 || frames.length > 600) return;
    frames.push({time: now, file: new Promise(resolve => canvas.toBlob(async blob => resolve(new Uint8Array(await blob.arrayBuffer())), "image/png"))});
  }

  async function endRecording(program) {
    const {frames} = state.recording;
    const end = performance.now();
    update({recording: null});
    const files = await Promise.all(frames.map(async ({file}) => file));
    const blob = animatedPNG(files.map((file, place) => ({file, milliseconds: (frames[place + 1]?.time ?? end) - frames[place].time})));
    update({recordings: {picture: URL.createObjectURL(blob), test: test(program)}});
    go({}, {});
    showTab("recording");
    drawBar();
  }

  observe(names => {
    if (!element.isConnected) return;
    if (names.has("route") || names.has("programs")) draw();
    if (["tree", "hovered", "route", "details", "isMeasuring", "elements"].some(name => names.has(name))) overlay();
  });
  return {element, draw, viewport};
}

/** A test that repeats the actions of the recording and asserts the screen. */
function test(program) {
  const product = state.programs[program].product.split("/").pop();
  const usesFinger = actions.some(line => line.startsWith("finger."));
  return [
    "import CairnTesting", "import Testing", "import UIKit", "", `@testable import ${product}`, "",
    "@MainActor", `@Test func ${product[0].toLowerCase() + product.slice(1)}AsRecorded() throws {`,
    "    // Name the class of the program's delegate here.",
    "    try UIApplication.shared.launch(AppDelegate.self) {",
    "        let window = try #require(UIApplication.shared.windows.last { $0.isKeyWindow })",
    usesFinger ? "        let finger = Finger(over: window)" : null,
    ...actions.map(line => "        " + line),
    "        assertSnapshot(of: window)", "    }", "}", "",
  ].filter(line => line !== null).join("\n");
}

// MARK: The drawer

let tab = "console";
let drawer = null;

function showTab(name) {
  tab = name;
  if (name === "timeline" && state.route.program !== null) askProgram(state.route.program, {operation: "timeline", phase: "on"}).catch(() => {});
  drawDrawer();
}

export function buildDrawer(element) {
  drawer = element;
  observe(names => {
    if (names.has("route") || names.has("programs")) drawer.hidden = state.route.mode !== "program";
    if (!drawer.hidden && ["route", "console", "passes", "recordings", "recorded", "programs"].some(name => names.has(name))) drawDrawer();
  });
}

function drawDrawer() {
  const names = [["console", "Console"], ["timeline", "Layout"], ["recording", "Recording"]];
  const scroller = drawer.querySelector(".content");
  const isAtEnd = !scroller || scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 24;
  const content = h("div", {class: "content " + tab, tabindex: "0"}, {console: consoleLines, timeline, recording}[tab]());
  clear(drawer, h("div", {class: "segmented tabs", role: "tablist"}, names.map(([id, label]) =>
    h("button", {role: "tab", "aria-selected": String(tab === id), "aria-checked": String(tab === id), onclick: () => showTab(id)}, label))), content);
  if (isAtEnd && tab !== "recording") content.scrollTop = content.scrollHeight;
}

const consoleLines = () => h("pre", {id: "console", "aria-label": "Console"}, (lines.get(state.route.program) ?? []).map(({text, name}) => h("span", {class: name}, text)));

const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;

function timeline() {
  if (!passes.length) return h("p", {class: "empty"}, "Layouts are listed here as the program makes them.");
  return passes.slice(-100).map(pass => h("details", {class: pass.warning ? "pass warn" : "pass"},
    h("summary", {}, `${number(pass.time % 1000)} s`, h("b", {}, `${count(pass.requests.length, "request")}, ${count(pass.layouts.length, "layout")}, ${count(pass.solves, "solution")}, ${count(pass.moves.length, "view")} moved`), pass.warning ? h("span", {class: "badge warn"}, pass.warning) : null),
    pass.requests.slice(0, 40).map(request => h("p", {}, h("button", {class: "link", onclick: () => select(request.view)}, request.words), " ",
      h("small", {}, request.name + (request.callback ? `, in ${request.callback} of ${request.caller}` : ", by the program")))),
    pass.layouts.slice(0, 40).map(layout => h("p", {}, h("button", {class: "link", onclick: () => select(layout.view)}, layout.words), " ", h("small", {}, layout.route))),
    pass.moves.slice(0, 60).map(move => h("p", {}, h("button", {class: "link", onclick: () => select(move.view)}, move.words), " ",
      h("small", {}, `${move.before.map(number).join(" ")} → ${move.after.map(number).join(" ")}`)))));
}

function recording() {
  const made = state.recordings;
  if (!made) return h("p", {class: "empty"}, state.recording ? `Recording, ${actions.length} actions…` : "Record taps and keys to get a moving picture and a test.");
  return [h("img", {src: made.picture, alt: "The recording", class: "recording"}),
    h("div", {class: "actions"}, h("a", {href: made.picture, download: "recording.png"}, "Save the picture"), h("button", {class: "plain", onclick: () => copy(made.test)}, "Copy the test")),
    h("pre", {id: "recorded-test"}, made.test)];
}

/** Keeps what the console had before the page was opened. */
export function takePrograms(programs) {
  programs.forEach((program, place) => { if (program.console && !lines.has(place)) write(place, "", program.console, ""); });
}
