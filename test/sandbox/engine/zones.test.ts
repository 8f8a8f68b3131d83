import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateInZone, formatTimestamp, momentOnDate } from '../../../demo/sandbox/engine/clock.js';
import { parseUsageTime } from '../../../demo/sandbox/engine/parse-usage-time.js';
import { examples } from '../../support/examples.js';
import { clockChanges, instantOf, isOdd, ODD_ZONES, localTime, wallDate, wallTime } from '../../support/zones.js';

const CASES = examples(20_000);
const HOUR = 3_600_000;
const zones = ODD_ZONES.map((timeZone) => ({ timeZone, changes: clockChanges(timeZone, 2007, 2026) }));

/** Random instants in a zone, mostly near a clock change. */
const instants = fc.constantFrom(...zones).chain(({ timeZone, changes }) =>
  fc
    .oneof(
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom(...changes), fc.integer({ min: -30 * HOUR, max: 30 * HOUR }))
          .map(([{ at }, away]) => at + away),
      },
      {
        weight: 2,
        arbitrary: fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -3 * HOUR, max: 3 * HOUR })).map(([{ at }, away]) => at + away),
      },
      { weight: 1, arbitrary: fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2037, 0, 1) }) },
    )
    .map((instant) => ({ timeZone, instant })),
);

it('at least twelve zones skip or repeat a midnight', () => {
  const odd = zones.map(({ timeZone, changes }) => {
    const own = changes.filter(isOdd);
    return { timeZone, skipped: own.filter(({ by }) => by > 0).length, twice: own.filter(({ by }) => by < 0).length };
  });
  console.log(odd.map(({ timeZone, skipped, twice }) => `${timeZone}: ${skipped} midnights skipped, ${twice} twice`).join('\n'));
  expect(odd.filter(({ skipped, twice }) => skipped + twice > 0).length).toBeGreaterThanOrEqual(12);
  const apia = zones.find(({ timeZone }) => timeZone === 'Pacific/Apia')?.changes ?? [];
  expect(apia.some(({ by }) => by === 24 * HOUR)).toBe(true);
});

it(`business date and time match the local clock, ${CASES} cases`, () => {
  fc.assert(
    fc.property(instants, ({ timeZone, instant }) => {
      const wall = localTime(timeZone, instant);
      expect(dateInZone(timeZone, new Date(instant))).toBe(wallDate(wall));
      const text = formatTimestamp(timeZone, new Date(instant));
      expect(text.slice(0, 23)).toBe(`${wallDate(wall)}T${wallTime(wall)}`);
      expect(Date.parse(text)).toBe(instant);
    }),
    { numRuns: CASES },
  );
});

it(`a clock moved to another day keeps its local time, ${CASES} cases`, () => {
  fc.assert(
    fc.property(instants, instants, ({ timeZone, instant }, other) => {
      const wall = localTime(timeZone, instant);
      const date = wallDate(localTime(timeZone, other.instant));
      const moment = { today: wallDate(wall), now: new Date(instant), realNow: new Date(0), frozen: true, doneThrough: '2000-01-01' };
      const moved = momentOnDate(moment, timeZone, date);
      expect(moved.today).toBe(date);
      const expected = date === moment.today ? instant : instantOf(timeZone, Date.parse(`${date}T${wallTime(wall)}Z`));
      // If the time just before midnight is skipped, it would fall on the next day. The clock then shows an earlier time, which is not checked here.
      if (wallDate(localTime(timeZone, expected)) === date) expect(moved.now.toISOString()).toBe(new Date(expected).toISOString());
      // The clock shows the requested date, unless it is the day that Samoa skipped.
      if (date !== '2011-12-30') expect(dateInZone(timeZone, moved.now)).toBe(date);
    }),
    { numRuns: CASES },
  );
});

it(`usage with a date or a time counts on that day, ${CASES} cases`, () => {
  fc.assert(
    fc.property(instants, ({ timeZone, instant }) => {
      const wall = Math.floor(localTime(timeZone, instant) / 1000) * 1000;
      const date = wallDate(wall);
      const begins = parseUsageTime(date, timeZone);
      expect(begins?.getTime()).toBe(instantOf(timeZone, Date.parse(`${date}T00:00:00Z`)));
      expect(begins && dateInZone(timeZone, begins)).toBe(date);
      const at = parseUsageTime(`${date}T${wallTime(wall).slice(0, 8)}`, timeZone);
      expect(at?.getTime()).toBe(instantOf(timeZone, wall));
    }),
    { numRuns: CASES },
  );
});

it('a clock moved to a day without its last hour stays on that day', () => {
  const now = new Date('2025-03-28T01:30:00Z');
  const moment = { today: '2025-03-27', now, realNow: now, frozen: true, doneThrough: '2025-03-27' };
  // Clocks in Scoresbysund went forward from 23:00 to midnight, so 23:30 did not exist. With the old offset, it would be 01:30 UTC.
  const moved = momentOnDate(moment, 'America/Scoresbysund', '2025-03-29');
  expect(dateInZone('America/Scoresbysund', moved.now)).toBe('2025-03-29');
  expect(moved.now.toISOString()).toBe('2025-03-30T00:30:00.000Z');
});
