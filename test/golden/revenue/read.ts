import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FactItem, FactPeriod, RevenueFacts } from '../../../src/api/revenue/index.js';
import { evaluate } from '../arithmetic.js';
import { raw, type Rational } from '../rational.js';

export interface GoldenPart {
  readonly period: string;
  readonly arithmetic: string;
  readonly amount: string;
}

export interface GoldenSchedule {
  readonly title: string;
  /** As it is kept. */
  readonly model: unknown;
  readonly facts: RevenueFacts;
  readonly parts: readonly GoldenPart[];
}

const DIGITS: Readonly<Record<string, number>> = { USD: 2, EUR: 2, GBP: 2, JPY: 0, KWD: 3, BHD: 3 };

/** An exact number, cut to the smallest unit of a currency toward zero. */
export function cut({ over, under }: Rational, currency: string): string {
  const digits = DIGITS[currency];
  if (digits === undefined) throw new Error(`No minor unit is known for ${currency}.`);
  const units = (((over < 0n ? -over : over) * 10n ** BigInt(digits)) / under).toString().padStart(digits + 1, '0');
  const text = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`;
  return over < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Amounts added up. */
export function sum(amounts: readonly string[], currency: string): string {
  return cut(
    amounts.reduce((total, amount) => raw.plus(total, evaluate(amount)), raw.of('0')),
    currency,
  );
}

function months(from: string, to: string): FactPeriod[] {
  const found: FactPeriod[] = [];
  for (let name = from; name <= to;) {
    const [year = 0, month = 0] = name.split('-').map(Number);
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    found.push({ name, startDate: `${name}-01`, endDate: `${name}-${last}` });
    name = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
  }
  return found;
}

function readPeriods(text: string): FactPeriod[] {
  const [, from, to] = /^months (\S+) to (\S+)$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return months(from, to);
  return text.split('; ').map((period) => {
    const [, name = '', startDate = '', endDate = ''] = /^(\S+) (\S+) to (\S+)$/.exec(period) ?? [];
    return { name, startDate, endDate };
  });
}

function readItems(text: string): FactItem[] {
  return text.split('; ').map((item) => {
    const [accountingPeriodName = '', amount = '', closed] = item.split(' ');
    return { accountingPeriodName, amount, isAccountingPeriodClosed: closed === 'closed' };
  });
}

function readCase(section: string): GoldenSchedule {
  const [title = ''] = section.split('\n');
  const said = (name: string): string | undefined => new RegExp(`^${name}: (.+)$`, 'm').exec(section)?.[1];
  const [, amount = '', currency = '', start = '', end = ''] = /^(\S+) (\S+) for (\S+) to (\S+)$/.exec(said('Amount') ?? '') ?? [];
  const [items, events, usage] = [said('Items'), said('Events'), said('Usage')];
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return {
    title,
    model: JSON.parse(said('Model')?.slice(1, -1) ?? ''),
    facts: {
      amount,
      currency,
      start,
      end,
      periods: readPeriods(said('Periods') ?? ''),
      ...(items !== undefined && { items: readItems(items) }),
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

/** Every case of the folder's tables. */
export function readSchedules(): GoldenSchedule[] {
  const folder = import.meta.dirname;
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return pages.sort().flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/^## /m).slice(1).map(readCase));
}
