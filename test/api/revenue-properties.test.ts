import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rows } from '../../src/api/index.js';
import { compile, OPEN_ENDED, parseModel, preview, type RevenuePreview } from '../../src/api/revenue/index.js';
import { anyModel, anyRevenue, byPlace } from '../support/revenue-cases.js';

/** Number of random examples. Higher than in other tests, because each example is fast. `npm run test:deep` tries 20,000. */
const RUNS = Math.max(400, fc.readConfigureGlobal().numRuns ?? 0);
const rules = [byPlace];

/** Converts an amount to minor units, independently of the tested code. */
const units = (amount: string): bigint => BigInt(amount.replace('.', ''));
const total = (amounts: readonly string[]): bigint => amounts.reduce((sum, amount) => sum + units(amount), 0n);
const shownParts = ({ parts }: RevenuePreview): string[] =>
  parts.map(({ accountingPeriodName, amount }) => `${accountingPeriodName}: ${amount}`);

describe('for any model and input', () => {
  it('parts add up to the whole, and so do recognized, unrecognized and undistributed amounts', () => {
    fc.assert(
      fc.property(anyRevenue, ({ model, basis }) => {
        const shown = preview(model, basis, { rules });
        expect(total(shown.parts.map(({ amount }) => amount))).toBe(units(basis.amount));
        expect(total([shown.recognized, shown.unrecognized, shown.undistributed])).toBe(units(basis.amount));
        const inClosed = shown.parts.filter((part) => part.isAccountingPeriodClosed).map(({ amount }) => amount);
        expect(total(inClosed)).toBe(units(shown.recognized));
        const inNone = shown.parts.filter((part) => part.accountingPeriodName === OPEN_ENDED).map(({ amount }) => amount);
        expect(total(inNone)).toBe(units(shown.undistributed));
      }),
      { numRuns: RUNS },
    );
  });

  it('closed and pending periods keep their amounts', () => {
    fc.assert(
      fc.property(anyRevenue, ({ model, basis }) => {
        const shown = preview(model, basis, { rules });
        for (const { name, status } of basis.periods) {
          if (status === 'Open') continue;
          const kept = basis.items?.find((item) => item.accountingPeriodName === name)?.amount ?? '0';
          const part = shown.parts.find(({ accountingPeriodName }) => accountingPeriodName === name);
          expect(units(part?.amount ?? '0')).toBe(units(kept));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('the order of the input does not matter', () => {
    const shuffled = anyRevenue.chain(({ model, basis }) => {
      const mix = <Entry>(entries: readonly Entry[] = []) => fc.shuffledSubarray([...entries], { minLength: entries.length });
      return fc
        .tuple(mix(basis.periods), mix(basis.items), mix(basis.events), mix(basis.usage))
        .map(([periods, items, events, usage]) => ({ model, basis, mixed: { ...basis, periods, items, events, usage } }));
    });
    fc.assert(
      fc.property(shuffled, ({ model, basis, mixed }) => {
        expect(preview(model, mixed, { rules })).toEqual(preview(model, basis, { rules }));
      }),
      { numRuns: RUNS },
    );
  });

  it('a credit mirrors its charge', () => {
    const negative = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : /[1-9]/.test(amount) ? `-${amount}` : amount);
    fc.assert(
      fc.property(anyRevenue, ({ model, basis }) => {
        const items = basis.items?.map((item) => ({ ...item, amount: negative(item.amount) }));
        const back = preview(model, { ...basis, amount: negative(basis.amount), items }, { rules });
        const charged = preview(model, basis, { rules });
        expect(back.parts).toEqual(charged.parts.map((part) => ({ ...part, amount: negative(part.amount) })));
      }),
      { numRuns: RUNS },
    );
  });

  it('no part of an open schedule has the opposite sign or exceeds the whole', () => {
    fc.assert(
      fc.property(anyRevenue, ({ model, basis }) => {
        const periods = basis.periods.map((period) => ({ ...period, status: 'Open' as const }));
        const whole = units(basis.amount);
        for (const { amount } of preview(model, { ...basis, periods, items: undefined }, { rules }).parts) {
          expect(units(amount) * whole >= 0n && units(amount) ** 2n <= whole ** 2n).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('the request contains the same parts, and fits its operation', () => {
    fc.assert(
      fc.property(anyRevenue, ({ model, basis }) => {
        const operation = compile(model, basis, { schedule: 'RS-00000001' }, { rules });
        expect(rows[operation.row].request.safeParse(operation.input).success).toBe(true);
        const sent = operation.row === 'distributeAcrossPeriods' ? (operation.input.revenueDistributions ?? []) : [];
        const written = sent.map(({ accountingPeriodName, newAmount }) => `${accountingPeriodName}: ${newAmount}`);
        expect(written).toEqual(shownParts(preview(model, basis, { rules })));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('any model', () => {
  it('survives JSON unchanged', () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        expect(parseModel(JSON.parse(JSON.stringify(model)))).toEqual(model);
      }),
      { numRuns: RUNS },
    );
  });

  it('is refused by field name if it is invalid', () => {
    const broken = fc.tuple(anyModel, fc.object({ maxDepth: 2 })).map(([model, more]) => ({ ...model, ...more }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), broken), (value) => {
        try {
          parseModel(value);
        } catch (error) {
          expect(error).toMatchObject({ name: 'InvalidRequestError', type: 'invalid-request' });
        }
      }),
      { numRuns: RUNS },
    );
  });
});
