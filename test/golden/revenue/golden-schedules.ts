import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RevenueItem, RevenuePeriod, RevenueBasis } from '../../../src/api/revenue/index.js';
import { evaluateArithmetic } from '../arithmetic.js';
import { fractions, type Fraction } from '../fraction.js';

export interface GoldenRevenuePart {
  readonly period: string;
  readonly arithmetic: string;
  readonly amount: string;
}

export interface GoldenSchedule {
  readonly title: string;
  /** Revenue model as stored. */
  readonly model: unknown;
  readonly basis: RevenueBasis;
  readonly parts: readonly GoldenRevenuePart[];
}

const MINOR_DIGITS: Readonly<Record<string, number>> = { USD: 2, EUR: 2, GBP: 2, JPY: 0, KWD: 3, BHD: 3 };

/** Formats an exact number, truncated toward zero to the minor unit of a currency. */
export function truncateToMinorUnit({ numerator: over, denominator: under }: Fraction, currency: string): string {
  const digits = MINOR_DIGITS[currency];
  if (digits === undefined) throw new Error(`The minor unit of ${currency} is unknown. Add it to MINOR_DIGITS.`);
  const units = (((over < 0n ? -over : over) * 10n ** BigInt(digits)) / under).toString().padStart(digits + 1, '0');
  const text = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`;
  return over < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Returns the sum of amounts. */
export function sumAmounts(amounts: readonly string[], currency: string): string {
  return truncateToMinorUnit(
    amounts.reduce((total, amount) => fractions.add(total, evaluateArithmetic(amount)), fractions.parse('0')),
    currency,
  );
}

function calendarMonths(from: string, to: string): RevenuePeriod[] {
  const found: RevenuePeriod[] = [];
  for (let name = from; name <= to;) {
    const [year = 0, month = 0] = name.split('-').map(Number);
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    found.push({ name, startDate: `${name}-01`, endDate: `${name}-${last}` });
    name = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
  }
  return found;
}

function parsePeriods(text: string): RevenuePeriod[] {
  const [, from, to] = /^months (\S+) to (\S+)$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return calendarMonths(from, to);
  return text.split('; ').map((period) => {
    const [, name = '', startDate = '', endDate = ''] = /^(\S+) (\S+) to (\S+)$/.exec(period) ?? [];
    return { name, startDate, endDate };
  });
}

function parseItems(text: string): RevenueItem[] {
  return text.split('; ').map((item) => {
    const [accountingPeriodName = '', amount = '', closed] = item.split(' ');
    return { accountingPeriodName, amount, isAccountingPeriodClosed: closed === 'closed' };
  });
}

function parseSchedule(section: string): GoldenSchedule {
  const [title = ''] = section.split('\n');
  const readOption = (name: string): string | undefined => new RegExp(`^${name}: (.+)$`, 'm').exec(section)?.[1];
  const [, amount = '', currency = '', start = '', end = ''] = /^(\S+) (\S+) for (\S+) to (\S+)$/.exec(readOption('Amount') ?? '') ?? [];
  const [items, events, usage] = [readOption('Items'), readOption('Events'), readOption('Usage')];
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return {
    title,
    model: JSON.parse(readOption('Model')?.slice(1, -1) ?? ''),
    basis: {
      amount,
      currency,
      start,
      end,
      periods: parsePeriods(readOption('Periods') ?? ''),
      ...(items !== undefined && { items: parseItems(items) }),
      ...(events !== undefined && {
        events: events.split('; ').map((event) => {
          const [name = '', date = ''] = event.split(' on ');
          return { name, date };
        }),
      }),
      ...(usage !== undefined && {
        usage: usage.split('; ').map((used) => {
          const [quantity = '', date = ''] = used.split(' on ');
          return { quantity, date };
        }),
      }),
    },
    parts: rows.slice(2).map((row) => {
      const [, period = '', arithmetic = '', part = ''] = row.split('|').map((cell) => cell.trim());
      return { period, arithmetic, amount: part };
    }),
  };
}

/** Reads all schedules of the folder. */
export function readGoldenSchedules(): GoldenSchedule[] {
  const folder = import.meta.dirname;
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return pages.sort().flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/^## /m).slice(1).map(parseSchedule));
}
