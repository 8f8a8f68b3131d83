import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluate } from './arithmetic.js';
import { raw, round } from './rational.js';

/** A charge as the table of a case writes it. */
export interface GoldenCharge {
  plan: string;
  charge: string;
  /** Type, model and billing period. */
  kind: string;
  price: string;
  /** Other fields of the catalog, by name. */
  details: Readonly<Record<string, string>>;
}

/** What is done on a day: the actions of one order, or one record of usage, or nothing but to wait for the day. */
export interface GoldenEvent {
  date: string;
  actions: string[];
}

export interface GoldenLine {
  name: string;
  from: string;
  /** Last day served. */
  to: string;
  quantity: string;
  amount: string;
  tax: string;
}

export interface GoldenBill {
  kind: 'invoice' | 'credit memo';
  date: string;
  total: string;
  lines: GoldenLine[];
}

/** A line's arithmetic beside the amount that is said to come of it. */
export interface ShownAmount {
  arithmetic: string;
  worked: string;
  amount: string;
}

export interface GoldenCase {
  /** Name that no other case has: what it was bought under. */
  key: string;
  subject: string;
  title: string;
  currency: string;
  /** What else is said of the account and the tenant. */
  account: string[];
  charges: GoldenCharge[];
  events: GoldenEvent[];
  bills: GoldenBill[];
  shown: ShownAmount[];
  rules: string[];
}

type Row = readonly string[];

const sectionsOf = (text: string, mark: RegExp): [string, string][] =>
  text
    .split(mark)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n');
      return end < 0 ? [section, ''] : [section.slice(0, end), section.slice(end)];
    });

/** Rows of every table in a text, without heads. */
function tablesOf(text: string): Row[][] {
  const tables: Row[][] = [];
  let open = false;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) open = false;
    else {
      if (!open) tables.push([]);
      open = true;
      tables.at(-1)?.push(
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    }
  }
  return tables.map((rows) => rows.slice(2));
}

function cells(row: Row | undefined, count: number): string[] {
  if (row?.length !== count) throw new Error(`Not a row of ${count} cells: ${row?.join(' | ') ?? 'none'}`);
  return [...row];
}

function readCharge(row: Row): GoldenCharge {
  const [plan = '', charge = '', kind = '', price = '', more = ''] = cells(row, 5);
  const pairs = more.split('; ').filter(Boolean);
  const details = Object.fromEntries(
    pairs.map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split(': ');
      return [name, value];
    }),
  );
  return { plan, charge, kind, price, details };
}

function readEvents(rows: readonly Row[]): GoldenEvent[] {
  const events: GoldenEvent[] = [];
  for (const row of rows) {
    const [date = '', action = ''] = cells(row, 2);
    if (date === '') events.at(-1)?.actions.push(action);
    else events.push({ date, actions: [action] });
  }
  return events;
}

function readBill(heading: string, body: string, currency: string): { bill: GoldenBill; shown: ShownAmount[]; rules: string[] } {
  const match = /^(Invoice|Credit memo) of (\d{4}-\d\d-\d\d): (-?[\d.]+) ([A-Z]{3})$/.exec(heading);
  if (!match || match[4] !== currency) throw new Error(`Not the heading of a bill in ${currency}: ${heading}`);
  const [, kind, date = '', total = ''] = match;
  const shown: ShownAmount[] = [];
  const rules: string[] = [];
  const lines: GoldenLine[] = [];
  for (const row of tablesOf(body)[0] ?? []) {
    const [name = '', service = '', quantity = '', arithmetic = '', amount = '', rule = ''] = cells(row, 6);
    shown.push({ arithmetic, worked: round(evaluate(arithmetic), currency), amount });
    rules.push(...rule.split(', '));
    const line = lines.at(-1);
    if (name === 'tax' && line) line.tax = amount;
    else {
      const [from = '', to = from] = service.split(' to ');
      lines.push({ name, from, to, quantity, amount, tax: round(raw.of('0'), currency) });
    }
  }
  const sum = shown.reduce((so, { amount }) => raw.plus(so, evaluate(amount)), raw.of('0'));
  shown.push({ arithmetic: `total of ${heading}`, worked: round(sum, currency), amount: total });
  return { bill: { kind: kind === 'Invoice' ? 'invoice' : 'credit memo', date, total, lines }, shown, rules };
}

function readCase(subject: string, index: number, title: string, body: string): GoldenCase {
  const [head = '', ...rest] = body.split(/^### /m);
  const account = /^Account: ([A-Z]{3})(?:; (.+))?$/m.exec(head);
  const [charges = [], events = []] = tablesOf(head);
  const currency = account?.[1] ?? '';
  if (rest.length === 0 && !head.includes('No bill.')) throw new Error(`"${title}" has no bill and does not say so.`);
  const bills = rest.map((section) => {
    const end = section.indexOf('\n');
    return readBill(section.slice(0, end), section.slice(end), currency);
  });
  return {
    key: `${subject}-${index + 1}`,
    subject,
    title,
    currency,
    account: account?.[2]?.split('; ') ?? [],
    charges: charges.map(readCharge),
    events: readEvents(events),
    bills: bills.map(({ bill }) => bill),
    shown: bills.flatMap(({ shown }) => shown),
    rules: bills.flatMap(({ rules }) => rules),
  };
}

/** Every case of the folder's tables, in the order of their files. */
export async function readCases(folder: string): Promise<GoldenCase[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md') && name !== 'README.md').sort();
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const));
  return files.flatMap(([name, text]) =>
    sectionsOf(text, /^## /m).map(([title, body], index) => readCase(name.slice(0, -'.md'.length), index, title, body)),
  );
}
