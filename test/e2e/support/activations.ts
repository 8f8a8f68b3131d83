import type { Page } from '@playwright/test';

/** Number of activated controls, and of pressed keys including typing. */
export interface ActivationCounts {
  readonly activations: number;
  readonly keys: number;
}

const KEY = 'test-readCounts';

/** Counts activations in all documents of the page, except in the payment form's frame. */
export async function countActivations(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const count = (name: string): void => {
      const readCounts = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
      sessionStorage.setItem(key, JSON.stringify({ ...readCounts, [name]: (readCounts[name] ?? 0) + 1 }));
    };
    // Enter and Space on a control are clicks too. A click on a label also clicks its field, with the same timestamp.
    let last = -1;
    addEventListener(
      'click',
      ({ isTrusted, timeStamp }) => {
        if (isTrusted && timeStamp !== last) count('activations');
        last = timeStamp;
      },
      true,
    );
    addEventListener('keydown', ({ isTrusted }) => isTrusted && count('keys'), true);
  }, KEY);
}

/** Returns the counts since the last call. */
export async function readCounts(page: Page): Promise<ActivationCounts> {
  return page.evaluate((key) => {
    const { activations = 0, keys = 0 } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<ActivationCounts>;
    sessionStorage.removeItem(key);
    return { activations, keys };
  }, KEY);
}
