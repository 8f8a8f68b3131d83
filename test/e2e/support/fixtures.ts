import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Errors of the page during a test. An error that is not allowed fails the test. */
export interface PageProblems {
  /** Allows a message that the test causes on purpose, for example by going offline. */
  allow(expected: RegExp): void;
}

const VIOLATION = 'content security policy refused';

/** Chromium logs every response with status 400 or above, even if the page handles the response. */
const HANDLED_RESPONSE = /^Failed to load resource: the server responded with a status of 4\d\d/;

function reportViolations(marker: string): void {
  addEventListener(
    'securitypolicyviolation',
    (event) =>
      console.error(`${marker} ${event.effectiveDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`),
    true,
  );
}

/** Playwright's `test`. Violations of the content security policy, uncaught errors and console errors fail a test. */
export const test = base.extend<{ problems: PageProblems }>({
  problems: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed = [HANDLED_RESPONSE];
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

/** Waits for transitions and animations. Endless animations, such as a skeleton's, go on. */
async function animationsFinished(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    }
    const running = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      // Excludes animations in closed disclosures, which never finish.
      .filter(({ effect }) => !(effect instanceof KeyframeEffect) || (effect.target?.checkVisibility() ?? false));
    // Animations of removed elements are canceled, which rejects their promises.
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
}

/**
 * Checks the whole page with axe (WCAG 2.0 to 2.2, levels A and AA), including shadow roots and frames. Runs in Chromium only, because axe gives the
 * same result in every browser.
 *
 * @param except selector of elements that are not checked
 */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  await animationsFinished(page);
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  // With several frames, axe opens another page to join their results. Without frames, legacy mode avoids that page and takes half of the time.
  if (page.frames().length === 1) builder.setLegacyMode();
  if (except !== undefined) builder.exclude(except);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}) at ${target.flat(2).join(' ')}`));
  expect(found, 'accessibility violations').toEqual([]);
}
