import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../support/examples.js';
import { flush, treat, TREATMENT_NAMES, World, type Exchange, type Page, type Tab, type Treatment } from '../support/submission-world.js';

/** Random event in one of the tabs. */
type TabEvent =
  | { readonly what: 'send'; readonly color: string }
  | { readonly what: 'treat'; readonly how: Treatment }
  | {
      readonly what:
        | 'double click'
        | 'check'
        | 'end pause'
        | 'apply late'
        | 'reload'
        | 'duplicate tab'
        | 'go offline'
        | 'go online'
        | 'disconnect'
        | 'reconnect'
        | 'notice session end'
        | 'renew session'
        | 'reset';
    };

const numRuns = Math.max(300, propertyRuns);

const colors = fc.constantFrom('red', 'blue');
const tabEvent: fc.Arbitrary<TabEvent> = fc.oneof(
  { weight: 6, arbitrary: colors.map((color) => ({ what: 'send', color }) as const) },
  { weight: 10, arbitrary: fc.constantFrom(...TREATMENT_NAMES).map((how) => ({ what: 'treat', how }) as const) },
  { weight: 4, arbitrary: fc.constantFrom('check' as const, 'end pause' as const).map((what) => ({ what })) },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(
        'double click' as const,
        'apply late' as const,
        'reload' as const,
        'duplicate tab' as const,
        'go offline' as const,
        'go online' as const,
        'disconnect' as const,
        'reconnect' as const,
        'notice session end' as const,
        'renew session' as const,
        'reset' as const,
      )
      .map((what) => ({ what })),
  },
);
const histories = fc.array(fc.record({ tab: fc.nat({ max: 1 }), tabEvent }), { maxLength: 40 });

function applyEvent(world: World, tab: Tab, event: TabEvent): void {
  const { page } = tab;
  switch (event.what) {
    case 'send':
      return page.send(event.color);
    case 'double click':
      page.send('red');
      return page.send('blue');
    case 'treat':
      return treat(page, event.how);
    case 'check':
      return page.runner.check();
    case 'end pause':
      return page.endPause?.();
    case 'apply late':
      for (const exchange of world.late.splice(0, 1)) world.server.handle(exchange, 'applied');
      return;
    case 'reload':
      return tab.reload();
    case 'duplicate tab':
      if (world.tabs.length === 1) tab.duplicate();
      return;
    case 'go offline':
      world.isOnline = false;
      return;
    case 'go online':
      world.isOnline = true;
      for (const each of world.tabs) each.page.runner.online();
      return;
    case 'disconnect':
      return page.runner.disconnect();
    case 'reconnect':
      return page.runner.connect();
    case 'notice session end':
      if (!page.isSignedIn) page.runner.updateSession(false);
      return;
    case 'renew session':
      page.isSignedIn = true;
      return page.runner.updateSession(true);
    case 'reset':
      return page.runner.reset();
  }
}

/** Events that may send a request. No other event may. */
const SENDING: readonly TabEvent['what'][] = ['send', 'double click', 'check', 'end pause', 'reload', 'duplicate tab', 'renew session'];

/** State of a page before an event. */
interface PageBefore {
  readonly page: Page;
  readonly status: string;
  readonly isConnected: boolean;
  readonly reported: number;
  readonly unknown: Exchange | undefined;
}

function recordPages(world: World): Map<Tab, PageBefore> {
  return new Map(
    world.tabs.map((tab) => {
      const { page } = tab;
      const { status, isConnected, request } = page.runner.state;
      const unknown = request && world.sent.findLast((exchange) => exchange.page.tab === tab);
      return [tab, { page, status, isConnected, reported: page.reported.length, unknown }];
    }),
  );
}

/** Checks the invariants after an event. */
function checkInvariants(world: World, before: Map<Tab, PageBefore>, sentBefore: number, applied: { tab: Tab; event: TabEvent }): void {
  const { server, sent } = world;
  const { event } = applied;
  expect(
    [...server.effects.values()].filter((count) => count > 1),
    'effects of one intent',
  ).toEqual([]);
  expect(server.duplicates, 'an intent that the same tab has carried out already').toEqual([]);

  const added = sent.slice(sentBefore);
  if (!SENDING.includes(event.what)) expect(added, `"${event.what}" sends nothing`).toEqual([]);
  expect(added.length, 'one request at most').toBeLessThanOrEqual(1);
  const awaited = sent.filter(({ page, isAnswered }) => !page.isClosed && !isAnswered).map(({ request }) => request.intentId);
  expect(awaited, 'one tab at a time for an intent').toHaveLength(new Set(awaited).size);
  const [request] = added;
  const seen = before.get(applied.tab);
  if (request && seen) {
    // After a network outage or an ended session, only the user's own action sends a request.
    if (seen.status === 'offline') expect(['send', 'double click']).toContain(event.what);
    if (event.what === 'end pause') expect(world.isOnline && seen.isConnected, 'a check by itself needs a network and a host').toBe(true);
    if (event.what === 'renew session') expect(seen.unknown, 'only an unknown outcome is checked').toBeDefined();
    const { unknown } = seen;
    if (unknown && request.page.tab === applied.tab) {
      expect(request.key, 'the same key while the outcome is unknown').toBe(unknown.key);
      expect(request.request, 'the same request for the same key').toEqual(unknown.request);
    }
  }

  for (const tab of world.tabs) {
    const { runner, reported, intent } = tab.page;
    const { status, request: current } = runner.state;
    const last = sent.findLast(({ page }) => page.tab === tab);
    const was = before.get(tab);
    const wasReported = was?.page === tab.page ? was.reported : 0;
    expect(reported.length - wasReported, 'told once').toBeLessThanOrEqual(1);
    if (reported.length > wasReported) {
      const isApplied = last !== undefined && server.isApplied(last);
      if (reported.at(-1) === 'done') expect(isApplied, 'done only what was applied').toBe(true);
      else {
        expect(isApplied, 'refused only what was not applied').toBe(false);
        expect(tab.storedIntent.key, 'a new key after a definite failure').not.toBe(last?.key);
      }
    }
    const isUncertain = ['sending', 'checking', 'other-tab'].includes(status);
    if (isUncertain) expect(current, `a request while ${status}`).toBeDefined();
    if (['idle', 'offline', 'refused', 'done'].includes(status)) expect(current, `no request while ${status}`).toBeUndefined();
    if (current === undefined) {
      expect(tab.storedRequest, 'nothing is persisted once the outcome is certain').toBeNull();
      expect(intent.state, 'the intent is certain').toBe('pending');
    } else if (intent.state === 'unknown') {
      expect(JSON.parse(tab.storedRequest ?? 'null'), 'a reload finds the request').toEqual(current);
    }
    if (status === 'checking' || (status === 'session-expired' && current)) expect(intent.state).toBe('unknown');
  }
}

/** Restores the network, and lets every page check until all outcomes are known. */
async function repair(world: World): Promise<void> {
  world.isOnline = true;
  for (const exchange of world.late.splice(0)) world.server.handle(exchange, 'applied');
  for (let round = 0; round < 12; round += 1) {
    for (const { page } of world.tabs) {
      page.runner.connect();
      page.runner.online();
      page.runner.check();
      await flush();
      treat(page, 'accept');
      page.endPause?.();
      await flush();
    }
  }
}

describe.each(['resend', 'read'] as const)('a submission that probes by %s', (probe) => {
  it('keeps its invariants in every history and ends with the true outcome', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const world = new World(probe);
        for (const { tab: number, tabEvent: event } of history) {
          const tab = world.tabs[number] ?? world.tabs[0];
          if (!tab) continue;
          const before = recordPages(world);
          const sentBefore = world.sent.length;
          applyEvent(world, tab, event);
          await flush();
          checkInvariants(world, before, sentBefore, { tab, event });
        }
        const last = world.tabs.map(({ page }) => ({ page, request: page.runner.state.request, reported: page.reported.length }));
        await repair(world);
        for (const { page, request, reported } of last) {
          const exchange = world.sent.findLast((each) => each.page.tab === page.tab);
          const { status, request: open } = page.runner.state;
          // Another tab used the key for another request, so the page must not claim an outcome.
          if (open && exchange && world.server.isKeyReused(exchange)) continue;
          expect(open, `certain in the end, is ${status}`).toBeUndefined();
          if (request === undefined) continue;
          expect(page.reported.length, 'told in the end').toBe(reported + 1);
          expect(page.reported.at(-1)).toBe(exchange && world.server.isApplied(exchange) ? 'done' : 'refused');
        }
      }),
      { numRuns },
    );
  });
});
