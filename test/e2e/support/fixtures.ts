import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** What went wrong in the page during a test. Anything not allowed fails the test. */
export interface PageProblems {
  /** Names a message that this test brings about on purpose, for example when it takes the network away. */
  allow(expected: RegExp): void;
}

const VIOLATION = 'content security policy refused';

/** Chromium writes every answer of 400 and above to the console, also those that are shown to the person as they should be. */
const SHOWN_TO_THE_PERSON = /^Failed to load resource: the server responded with a status of 4\d\d/;

function reportViolations(marker: string): void {
  addEventListener(
    'securitypolicyviolation',
    (event) =>
      console.error(`${marker} ${event.effectiveDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`),
    true,
  );
}

/** Playwright's `test`, in which violations of the content security policy, uncaught errors and console errors fail every test. */
export const test = base.extend<{ problems: PageProblems }>({
  problems: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed = [SHOWN_TO_THE_PERSON];
      await context.addInitScript(reportViolations, VIOLATION);
      context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(message.text());
      });
      await use({ allow: (expected) => allowed.push(expected) });
      expect(
        seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        'errors in the page',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Waits until nothing changes color or place any more; what moves without end, such as a skeleton, goes on. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    }
    const running = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      // What stands in a closed disclosure never comes to its end.
      .filter(({ effect }) => !(effect instanceof KeyframeEffect) || (effect.target?.checkVisibility() ?? false));
    // An animation whose element goes away is cancelled, which is an end too.
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
}

/**
 * Checks the whole page with axe once it stands still (WCAG 2.0 to 2.2, levels A and AA), shadow roots and frames included.
 *
 * @param except what is left out, by selector
 */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  await settled(page);
  const builder = new AxeBuilder({ page });
  if (except !== undefined) builder.exclude(except);
  const { violations } = await builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}) at ${target.flat(2).join(' ')}`));
  expect(found, 'accessibility violations').toEqual([]);
}
