import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.js';
import { openStories, statesOfElements } from './support/stories.js';

/** Leak tests: adding and removing an element leaves no memory behind. Only Chromium reports the counts. */

/**
 * The engine compiles more functions the more often they run, and its heap contains the compiled code. That is no leak, but it looks like one: several
 * kilobytes for each mount. Without the compiler, only what elements leave behind can grow.
 */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] }),
    { scope: 'worker' },
  ],
});

const WARM_UP = 15;
const ROUNDS = 5;
const CYCLES_EACH = 12;
/** For each mount. Allows for noise only. */
const LIMIT_KILOBYTES = 0.5;

/** States in which an element renders only a part of its content. */
const PARTIAL_STATES = new Set(['misconfigured', 'loading', 'error', 'empty', 'offline', 'expired', 'none', 'signed-out']);

/** The browser holds references to the nodes of the first 150 layout shifts. Fills this list beforehand, so that it holds no nodes under test. */
async function fillTimeline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const stage = document.querySelector('#stage');
    const above = document.createElement('p');
    const below = document.createElement('p');
    below.textContent = 'moved';
    stage?.replaceChildren(above, below);
    for (let time = 0; time < 160; time += 1) {
      above.style.blockSize = time % 2 === 0 ? '80px' : '160px';
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

interface Left {
  bytes: number;
  nodes: number;
  listeners: number;
}

async function count(client: CDPSession): Promise<Left> {
  // Some objects become collectable only after the first garbage collection.
  for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** Returns the median growth per round. The median ignores rounds with temporary memory or browser cleanup. */
function growthOfRound(values: readonly number[]): number {
  const growths = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  const [low = 0, high = 0] = [...growths].sort((a, b) => a - b).slice(growths.length / 2 - 1);
  return (low + high) / 2;
}

for (const [tag, states] of statesOfElements()) {
  const state = states.find((name) => name === 'ready') ?? states.find((name) => !PARTIAL_STATES.has(name)) ?? states[0] ?? '';

  test(`${tag} leaves no memory behind after fifty mounts`, async ({ page }) => {
    test.setTimeout(400_000);
    await openStories(page, tag, state);
    await fillTimeline(page);
    const client = await page.context().newCDPSession(page);
    const cycles = (times: number) =>
      page.evaluate(
        async ([name, shown, known, often]) => {
          for (let time = 0; time < often; time += 1) {
            await showStory(name, shown, {}, known);
            document.querySelector('#stage')?.replaceChildren();
          }
          performance.clearResourceTimings();
          performance.clearMeasures();
          performance.clearMarks();
        },
        [tag, state, states, times] as const,
      );
    await cycles(WARM_UP);
    const counts = [await count(client)];
    for (let round = 1; round < ROUNDS; round += 1) {
      await cycles(CYCLES_EACH);
      counts.push(await count(client));
    }
    const grows = {
      nodes: growthOfRound(counts.map(({ nodes }) => nodes)),
      listeners: growthOfRound(counts.map(({ listeners }) => listeners)),
      kilobytes: growthOfRound(counts.map(({ bytes }) => bytes)) / 1024 / CYCLES_EACH,
    };
    const told = JSON.stringify(counts);
    expect(grows.nodes, told).toBe(0);
    expect(grows.listeners, told).toBe(0);
    expect(grows.kilobytes, told).toBeLessThan(LIMIT_KILOBYTES);
  });
}
