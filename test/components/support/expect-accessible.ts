import { expect } from '@open-wc/testing';

const isChromium = /Chrome/.test(navigator.userAgent);

/**
 * Checks an element with axe, in Chromium only. Axe reads the document and the accessibility rules, which are the same in every browser, and takes longer
 * than all else that a test does.
 */
export async function expectAccessible(element: Element): Promise<void> {
  if (isChromium) await expect(element).to.be.accessible();
}
