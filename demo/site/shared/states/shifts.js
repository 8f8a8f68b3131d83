// @ts-check
/** Adds up what the layout moves by itself. Browsers that do not tell (Firefox, WebKit) add up to nothing. */

/** @typedef {PerformanceEntry & { value: number, sources?: { node: Node | null }[] }} Shift */

let sum = 0;
let muted = false;
/** What a person did explains what moves up to then, as the platform's own count has it: half a second. */
let explained = 0;
const EXPLAINS = 500;
/** @type {string[]} */
let moved = [];

/** @param {PerformanceEntryList} entries */
function add(entries) {
  for (const entry of /** @type {Shift[]} */ (entries)) {
    if (muted || entry.startTime < explained) continue;
    sum += entry.value;
    for (const { node } of entry.sources ?? []) moved.push(describe(node));
  }
}

/** @param {Node | null} node */
function describe(node) {
  const element = node instanceof Element ? node : node?.parentElement;
  return element ? `${element.localName}${element.className && `.${element.className}`}` : 'something gone';
}

const observer = new PerformanceObserver((list) => add(list.getEntries()));
if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) observer.observe({ type: 'layout-shift' });

/** Begins to count anew. */
export function reset() {
  observer.takeRecords();
  sum = 0;
  moved = [];
  muted = false;
  explained = 0;
}

/**
 * What a person does may move things, as the platform's own count allows.
 *
 * @param {boolean} on
 */
export function mute(on) {
  add(observer.takeRecords());
  muted = on;
  explained = on ? 0 : performance.now() + EXPLAINS;
}

/** What has moved since `reset`. */
export function result() {
  add(observer.takeRecords());
  return { shift: sum, moved: [...new Set(moved)] };
}
