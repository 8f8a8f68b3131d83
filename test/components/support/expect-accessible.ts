import { expect } from '@open-wc/testing';

const isChromium = /Chrome/.test(navigator.userAgent);

/**
 * Checks an element with axe. Runs in Chromium only, because axe gives the same result in every browser, and takes longer than
 * the rest of a test.
 */
export async function expectAccessible(element: Element): Promise<void> {
  if (!isChromium) return;
  await animationsFinished();
  await expect(element).to.be.accessible();
}

/** Waits for transitions and animations, because axe would measure the contrast of half-transparent text. Ignores endless animations. */
async function animationsFinished(): Promise<void> {
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
}
