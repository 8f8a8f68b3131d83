import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluateArithmetic } from './arithmetic.js';
import { fractions, roundToMinorUnit } from './fraction.js';

/** A row of a case's catalog table. */
export interface GoldenCharge {
  plan: string;
  charge: string;
  /** Type, model and billing period, such as `Recurring PerUnit Month`. */
  kind: string;
  price: string;
  /** Other catalog fields by name. */
  details: Readonly<Record<string, string>>;
}

/** Actions on one day: all actions of one order, one usage record, or `clock`, which only moves the clock. */
export interface GoldenEvent {
  date: string;
  actions: string[];
}

export interface GoldenLine {
  name: string;
  start: string;
  /** Last day of service. */
  lastDay: string;
  quantity: string;
  amount: string;
  tax: string;
}

export interface GoldenBill {
  kind: 'invoice' | 'credit memo';
  date: string;
  /** Day by which an invoice must be paid. For a credit memo, its own date. */
  dueDate: string;
  total: string;
  lines: GoldenLine[];
}

/** Arithmetic expression of a line, its exact result, and the amount in the table. */
export interface CheckedAmount {
  arithmetic: string;
  result: string;
  amount: string;
}

export interface GoldenCase {
  /** Unique name of the case, also used as its account number. */
  key: string;
  subject: string;
  title: string;
  currency: string;
  /** Further settings of the account and the tenant. */
  account: string[];
  charges: GoldenCharge[];
  events: GoldenEvent[];
  bills: GoldenBill[];
  amounts: CheckedAmount[];
  rules: string[];
}

type TableRow = readonly string[];

const splitSections = (text: string, mark: RegExp): [string, string][] =>
  text
    .split(mark)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n');
      return end < 0 ? [section, ''] : [section.slice(0, end), section.slice(end)];
    });

/** Returns the rows of every table in a text, without header rows. */
function parseTables(text: string): TableRow[][] {
  const tables: TableRow[][] = [];
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

function requireCells(row: TableRow | undefined, count: number): string[] {
  if (row?.length !== count) throw new Error(`Expected a row of ${count} cells: ${row?.join(' | ') ?? 'none'}`);
  return [...row];
}

function parseCharge(row: TableRow): GoldenCharge {
  const [plan = '', charge = '', kind = '', price = '', more = ''] = requireCells(row, 5);
  const pairs = more.split('; ').filter(Boolean);
  const details = Object.fromEntries(
    pairs.map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split(': ');
      return [name, value];
    }),
  );
  return { plan, charge, kind, price, details };
}

function parseEvents(rows: readonly TableRow[]): GoldenEvent[] {
  const events: GoldenEvent[] = [];
  for (const row of rows) {
    const [date = '', action = ''] = requireCells(row, 2);
    if (date === '') events.at(-1)?.actions.push(action);
    else events.push({ date, actions: [action] });
  }
  return events;
}

function parseBill(heading: string, body: string, currency: string): { bill: GoldenBill; shown: CheckedAmount[]; rules: string[] } {
  const match = /^(Invoice|Credit memo) of (\d{4}-\d\d-\d\d)(?:, due (\d{4}-\d\d-\d\d))?: (-?[\d.]+) ([A-Z]{3})$/.exec(heading);
  if (!match || match[5] !== currency) throw new Error(`Expected the heading of a bill in ${currency}: ${heading}`);
  const [, kind, date = '', dueDate = date, total = ''] = match;
  const shown: CheckedAmount[] = [];
  const rules: string[] = [];
  const lines: GoldenLine[] = [];
  for (const row of parseTables(body)[0] ?? []) {
    const [name = '', service = '', quantity = '', arithmetic = '', amount = '', rule = ''] = requireCells(row, 6);
    shown.push({ arithmetic, result: roundToMinorUnit(evaluateArithmetic(arithmetic), currency), amount });
    rules.push(...rule.split(', '));
    const line = lines.at(-1);
    if (name === 'tax' && line) line.tax = amount;
    else {
      const [from = '', to = from] = service.split(' to ');
      lines.push({ name, start: from, lastDay: to, quantity, amount, tax: roundToMinorUnit(fractions.parse('0'), currency) });
    }
  }
  const sum = shown.reduce((so, { amount }) => fractions.add(so, evaluateArithmetic(amount)), fractions.parse('0'));
  shown.push({ arithmetic: `total of ${heading}`, result: roundToMinorUnit(sum, currency), amount: total });
  return { bill: { kind: kind === 'Invoice' ? 'invoice' : 'credit memo', date, dueDate, total, lines }, shown, rules };
}

function parseCase(subject: string, index: number, title: string, body: string): GoldenCase {
  const [head = '', ...rest] = body.split(/^### /m);
  const account = /^Account: ([A-Z]{3})(?:; (.+))?$/m.exec(head);
  const [charges = [], events = []] = parseTables(head);
  const currency = account?.[1] ?? '';
  if (rest.length === 0 && !head.includes('No bill.')) throw new Error(`"${title}" has no bill. Add one, or write "No bill."`);
  const bills = rest.map((section) => {
    const end = section.indexOf('\n');
    return parseBill(section.slice(0, end), section.slice(end), currency);
  });
  return {
    key: `${subject}-${index + 1}`,
    subject,
    title,
    currency,
    account: account?.[2]?.split('; ') ?? [],
    charges: charges.map(parseCharge),
    events: parseEvents(events),
    bills: bills.map(({ bill }) => bill),
    amounts: bills.flatMap(({ shown }) => shown),
    rules: bills.flatMap(({ rules }) => rules),
  };
}

/** Reads all cases of a folder, in the order of their files. */
export async function readGoldenCases(folder: string): Promise<GoldenCase[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md') && name !== 'README.md').sort();
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const));
  return files.flatMap(([name, text]) =>
    splitSections(text, /^## /m).map(([title, body], index) => parseCase(name.slice(0, -'.md'.length), index, title, body)),
  );
}
