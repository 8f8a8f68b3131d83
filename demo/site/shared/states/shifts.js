// @ts-check
/** Sums up layout shifts. The sum is 0 in browsers that do not report them (Firefox, WebKit). */

/** @typedef {PerformanceEntry & { value: number, sources?: { node: Node | null }[] }} Shift */

let sum = 0;
let muted = false;
/** Shifts within half a second of user input are expected, as in the browser's own metric. */
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
  return element ? `${element.localName}${element.className && `.${element.className}`}` : 'a removed element';
}

const observer = new PerformanceObserver((list) => add(list.getEntries()));
if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) observer.observe({ type: 'layout-shift' });

/** Resets the sum. */
export function reset() {
  observer.takeRecords();
  sum = 0;
  moved = [];
  muted = false;
  explained = 0;
}

/**
 * Marks following shifts as caused by user input, as the browser's own metric does.
 *
 * @param {boolean} on
 */
export function mute(on) {
  add(observer.takeRecords());
  muted = on;
  explained = on ? 0 : performance.now() + EXPLAINS;
}

/** Returns the shifts since `reset`. */
export function result() {
  add(observer.takeRecords());
  return { shift: sum, moved: [...new Set(moved)] };
}
