// @ts-check
/** Simulates the user of an element in a story. */
import { frame } from './gateway.js';

/** Maximum number of frames to wait: about 20 seconds, longer than all attempts of the client together. */
const PATIENCE = 1200;

/**
 * Yields all elements below a node, including those in shadow roots.
 *
 * @param {ParentNode} node
 * @returns {Generator<Element>}
 */
export function* allElements(node) {
  for (const element of node.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* allElements(element.shadowRoot);
  }
}

/**
 * @param {ParentNode} root
 * @returns {import('./types.js').SimulatedUser}
 */
export function personIn(root) {
  /** @param {string} selector @returns {HTMLElement | undefined} */
  const find = (selector) => {
    for (const element of allElements(root)) {
      if (element instanceof HTMLElement && element.matches(selector) && element.checkVisibility()) return element;
    }
    return undefined;
  };
  /** @param {string} selector */
  const sees = async (selector) => {
    for (let count = 0; count < PATIENCE; count += 1) {
      const found = find(selector);
      if (found) return found;
      await frame();
    }
    throw new Error(`No element that matches ${selector} is visible.`);
  };
  return {
    sees,
    async press(selector) {
      const element = await sees(selector);
      element.focus();
      element.click();
      await frame();
    },
    async fill(selector, value) {
      const field = await sees(selector);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) {
        throw new Error(`${selector} is not a field.`);
      }
      field.focus();
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      await frame();
    },
  };
}
