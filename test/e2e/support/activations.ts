import type { Page } from '@playwright/test';

/** Effort of a person: activated controls, and pressed keys including typing. */
export interface Counted {
  readonly activations: number;
  readonly keys: number;
}

const KEY = 'test-counted';

/** Counts activations in all documents of the page, except in the payment form's frame. */
export async function countActivations(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const count = (name: string): void => {
      const counted = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
      sessionStorage.setItem(key, JSON.stringify({ ...counted, [name]: (counted[name] ?? 0) + 1 }));
    };
    // Enter and Space on what can be activated are clicks too. What a press on a label passes on to its field has the same moment.
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

/** Counts since the last call. */
export async function counted(page: Page): Promise<Counted> {
  return page.evaluate((key) => {
    const { activations = 0, keys = 0 } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Counted>;
    sessionStorage.removeItem(key);
    return { activations, keys };
  }, KEY);
}
