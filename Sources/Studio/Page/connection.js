// The connection to the server: requests with answers, and what it tells by itself.

import {check} from "./schema.js";
import {update} from "./store.js";

const token = new URLSearchParams(location.search).get("token") ?? "";
let socket = null;
let lastID = 0;
const waiting = new Map();
const listeners = new Map();
const queued = [];

/** Listens to an event of the server, to `screen`, `open` or `closed`. */
export function on(event, listener) {
  if (!listeners.has(event)) listeners.set(event, []);
  listeners.get(event).push(listener);
}

const tell = (event, value) => { for (const listener of listeners.get(event) ?? []) listener(value); };

export function connect() {
  socket = new WebSocket(`ws://${location.host}/socket?token=${token}`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    update({isConnected: true});
    for (const text of queued.splice(0)) socket.send(text);
    tell("open");
  };
  socket.onmessage = ({data}) => typeof data === "string" ? takeText(data) : takeBytes(data);
  let isKnown = false;
  socket.addEventListener("open", () => { isKnown = true; });
  socket.onclose = async () => {
    update({isConnected: false});
    if (!isKnown) update({isRefused: await fetch("messages.json").then(({ok}) => ok, () => false)});
    for (const {reject} of waiting.values()) reject(new Error("the connection to Studio ended"));
    waiting.clear();
    tell("closed");
    setTimeout(connect, 1000);
  };
}

/** Asks for something. The answer is an object, or a Blob for a file. */
export function ask(to, values = {}) {
  const id = ++lastID;
  const text = JSON.stringify({id, to, ...values});
  check("message", JSON.parse(text));
  return new Promise((resolve, reject) => {
    waiting.set(id, {resolve, reject, operation: values.request?.operation ?? values.action});
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    else queued.push(text);
  });
}

export const askDocuments = request => ask("documents", {request});
export const askProgram = (program, request) => ask("program", {program, request});
export const askServer = (action, values = {}) => ask("server", {action, ...values});

function takeText(text) {
  const message = JSON.parse(text);
  if (message.event) {
    check("event", message);
    return tell(message.event, message);
  }
  const waiter = waiting.get(message.id);
  waiting.delete(message.id);
  if (!waiter) return;
  if (message.error !== undefined) return waiter.reject(new Error(message.error));
  check(waiter.operation, message.result);
  waiter.resolve(message.result);
}

function takeBytes(buffer) {
  const view = new DataView(buffer);
  const number = view.getUint32(1, true);
  if (view.getUint8(0) === 1) return tell("screen", {program: number, buffer});
  waiting.get(number)?.resolve(new Blob([new Uint8Array(buffer, 5)], {type: "image/png"}));
  waiting.delete(number);
}
