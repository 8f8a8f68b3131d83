import type { CDPSession } from '@playwright/test';
import { expect, test } from './support/fixtures.js';
import { openStories } from './support/stories.js';

/** What elements leave behind once they are gone. Only Chromium tells, so it runs in no other browser. */

/** Of each kind, what is still held after everything that nobody holds is thrown away. */
async function held(session: CDPSession): Promise<{ nodes: number; listeners: number; bytes: number }> {
  for (let count = 0; count < 3; count += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), bytes: of('JSHeapUsedSize') };
}

const TIMES = 100;

// The account as a whole has each of its parts in it.
for (const [tag, state] of [
  ['storefront-account', 'ready'],
  ['storefront-subscriptions', 'task'],
] as const)
  test(`${tag}, ${state}: shown and taken away ${TIMES} times, it leaves nothing`, async ({ page }) => {
    test.setTimeout(180_000);
    await openStories(page, tag, state);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const live = (times: number) =>
      page.evaluate(
        async ([name, story, count]) => {
          for (let time = 0; time < count; time += 1) {
            await showStory(name, story, {}, [story]);
            document.querySelector('#stage')?.replaceChildren();
          }
        },
        [tag, state, times] as const,
      );
    // What is made once for all of them, such as style sheets and compiled code, is there by then.
    await live(30);
    const before = await held(session);
    await live(TIMES);
    const after = await held(session);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(0);
    expect(after.listeners - before.listeners, 'listeners').toBeLessThanOrEqual(0);
    expect((after.bytes - before.bytes) / TIMES, 'bytes for each time').toBeLessThan(2048);
  });
