// The schema of messages, which the tests of the server read too. With `check` in the address every message is compared with
// it, and what differs is an error of the page.

const isChecking = new URLSearchParams(location.search).has("check");
let schema = null;

export async function loadSchema() {
  if (isChecking) schema = await (await fetch("messages.json")).json();
}

/** Checks a value against a type of the schema; types that it does not name are not checked. */
export function check(type, value) {
  if (!schema || !schema[type]) return;
  const faults = [];
  compare(schema[type], value, type, faults);
  for (const fault of faults.slice(0, 5)) console.error("schema: " + fault);
}

function compare(type, value, path, faults) {
  if (Array.isArray(type)) {
    if (!Array.isArray(value)) return faults.push(`${path} is no list`);
    return value.slice(0, 200).forEach((element, index) => compare(type[0], element, `${path}[${index}]`, faults));
  }
  if (typeof type === "object") return compareObject(type, value, path, faults);
  const isOptional = type.endsWith("?");
  const name = isOptional ? type.slice(0, -1) : type;
  if (value === undefined || value === null) return isOptional || faults.push(`${path} is missing`);
  if (schema[name]) return compare(schema[name], value, path, faults);
  const kinds = {string: "string", number: "number", boolean: "boolean", object: "object"};
  if (name === "any") return;
  if (name.endsWith("[]")) return compare([name.slice(0, -2)], value, path, faults);
  if (typeof value !== kinds[name]) faults.push(`${path} is a ${typeof value} and no ${name}`);
}

function compareObject(type, value, path, faults) {
  if (typeof value !== "object" || value === null) return faults.push(`${path} is no object`);
  for (const [name, member] of Object.entries(type)) compare(member, value[name], `${path}.${name}`, faults);
  for (const name of Object.keys(value)) if (!(name in type)) faults.push(`${path}.${name} is not in the schema`);
}
