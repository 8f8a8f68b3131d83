import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.js';
import { openStories, statesOfElements } from './support/stories.js';

/** What an element that was shown and taken away leaves behind, for each time: nothing. Only Chromium tells. */

const WARM_UP = 15;
const ROUNDS = 5;
const CYCLES_EACH = 25;

/** States that show less than an element has. */
const POOR = new Set(['setup', 'loading', 'error', 'empty', 'offline', 'expired', 'none', 'signed-out']);

/** The browser keeps the first 150 shifts of a page, each with the nodes that moved: here these are of nothing that is counted. */
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
  // The first collection lets go of what the second one finds.
  for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** What grows with each cycle, by the line of least squares through all counts. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const weights = values.map((_, index) => index - middle);
  const up = values.reduce((sum, value, index) => sum + (weights[index] ?? 0) * (value - mean), 0);
  return up / weights.reduce((sum, weight) => sum + weight ** 2, 0) / CYCLES_EACH;
}

for (const [tag, states] of statesOfElements()) {
  const state = states.find((name) => name === 'ready') ?? states.find((name) => !POOR.has(name)) ?? states[0] ?? '';

  test(`${tag}, shown and taken away a hundred times, leaves nothing`, async ({ page }) => {
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
      nodes: Math.round(slope(counts.map(({ nodes }) => nodes))),
      listeners: Math.round(slope(counts.map(({ listeners }) => listeners))),
      kilobytes: Math.max(0, slope(counts.map(({ bytes }) => bytes)) / 1024),
    };
    const told = JSON.stringify(counts);
    expect(grows.nodes, told).toBe(0);
    expect(grows.listeners, told).toBe(0);
    expect(grows.kilobytes, told).toBeLessThan(2);
  });
}
