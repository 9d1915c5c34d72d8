// What is known of documents: opened ones, pictures of scenes, and their trees. Pictures are asked for once.

import {askDocuments} from "./connection.js";
import {state, update, go} from "./store.js";

const pictures = new Map();
const mostPictures = 400;

const key = (document, scene, look, scale) => JSON.stringify([document, scene, Object.entries(look).sort(), scale]);

let tellFirst;
/** Fulfilled once the first picture that somebody looks at is there, before which nothing else is asked for; or after two
 * seconds. */
export const firstPicture = new Promise(resolve => { tellFirst = resolve; });
setTimeout(tellFirst, 2000);

/** The address of a scene's picture, now or once it is drawn; the initial scene's if none is named. */
export function picture(document, scene, look, {scale = 2, isBackground = false} = {}) {
  const name = key(document, scene, look, scale);
  if (!pictures.has(name)) {
    const drawn = askDocuments({operation: "picture", document, scene, look, scale, isBackground}).then(blob => URL.createObjectURL(blob));
    drawn.catch(() => pictures.delete(name));
    if (!isBackground) drawn.then(tellFirst, tellFirst);
    pictures.set(name, drawn);
    if (pictures.size > mostPictures) {
      const [oldest, address] = pictures.entries().next().value;
      pictures.delete(oldest);
      address.then(URL.revokeObjectURL, () => {});
    }
  }
  return pictures.get(name);
}

/** Forgets the pictures of a document that changed. */
export function forget(document) {
  for (const name of [...pictures.keys()]) if (JSON.parse(name)[0] === document) pictures.delete(name);
}

/** Opens the document that the route names. */
export async function open() {
  const {document, look} = state.route;
  if (!document) return update({opened: null});
  try {
    const {width, ...around} = look;
    const opened = await askDocuments({operation: "open", document, look: around});
    if (state.route.document !== document) return;
    update({opened: {...opened, document, error: null}});
    const scenes = opened.scenes.filter(scene => scene.hasViews || scene.isContainer);
    if (state.route.mode !== "canvas" && !scenes.some(scene => scene.id === state.route.scene) && scenes.length) {
      go({scene: (scenes.find(scene => scene.id === opened.initial) ?? scenes[0]).id, view: null}, {replaces: true});
    }
  } catch (error) {
    if (state.route.document === document) update({opened: {document, error: error.message, scenes: [], segues: [], size: [0, 0], languages: []}});
  }
}

/** The request for what the route shows, with an operation. */
export const about = (operation, values = {}) =>
  ({operation, document: state.route.document, scene: state.route.scene, look: state.route.look, ...values});
