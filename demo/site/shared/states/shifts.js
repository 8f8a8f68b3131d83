// @ts-check
/** Sums up layout shifts. The sum is 0 in browsers that do not report them (Firefox, WebKit). */

/** @typedef {PerformanceEntry & { value: number, sources?: { node: Node | null }[] }} Shift */

let sum = 0;
let muted = false;
/**
 * Shifts before this time are ignored, because user input caused them. As in the browser's own metric, this includes half a second after the input.
 */
let inputEnd = 0;
const AFTER_INPUT = 500;
/** @type {string[]} */
let moved = [];

/** @param {PerformanceEntryList} entries */
function add(entries) {
  for (const entry of /** @type {Shift[]} */ (entries)) {
    if (muted || entry.startTime < inputEnd) continue;
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

/** Forgets all earlier shifts. */
export function reset() {
  observer.takeRecords();
  sum = 0;
  moved = [];
  muted = false;
  inputEnd = 0;
}

/**
 * Starts or stops ignoring layout shifts, because user input may cause them.
 *
 * @param {boolean} on true while the simulated user acts
 */
export function mute(on) {
  add(observer.takeRecords());
  muted = on;
  inputEnd = on ? 0 : performance.now() + AFTER_INPUT;
}

/** Returns the sum of the shifts since `reset`, and the elements that moved. */
export function result() {
  add(observer.takeRecords());
  return { shift: sum, moved: [...new Set(moved)] };
}
