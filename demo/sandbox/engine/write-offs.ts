import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { billingError, invalidValue } from '../errors.js';
import type { InvoiceRow } from './invoice.js';
import { itemsOf, lockInvoice, type InvoiceItemRow } from './invoices.js';
import { lineBalances, taxOwedOf, type LineBalance } from './line-balances.js';
import { creditInvoice, type CreditedPart, type MemoDetails } from './memos.js';
import { checkAmount, compare, decimalOf, fitsCurrency, isZero, roundTo, subtract, sum } from './money.js';
import type { CreditMemoRow } from './settlement.js';

/** The part of a line that somebody wants to write off. */
export interface AskedLine {
  invoiceItemId: string;
  /** All that the line owes unless given, with its tax; then only what is given, and of the tax what `taxAmount` says. */
  amountWithoutTax?: DecimalString | undefined;
  /** The item of the tax, and how much of it. */
  taxes?: readonly { id: string; amount: DecimalString }[] | undefined;
}

interface OpenLine {
  line: InvoiceItemRow;
  balance: LineBalance;
}

/** A part of what a line owes, with the tax that is in it. */
function partOf({ line, balance }: OpenLine, invoice: InvoiceRow, part: DecimalString): CreditedPart {
  const { currency } = invoice;
  const left = subtract(currency, balance.owed, part);
  const taxAmount = subtract(currency, taxOwedOf(currency, balance, balance.owed), taxOwedOf(currency, balance, left));
  return { line, amount: subtract(currency, part, taxAmount), taxAmount };
}

/** The parts of lines that an amount covers, from the first line on. */
function firstParts(lines: readonly OpenLine[], invoice: InvoiceRow, amount: DecimalString): CreditedPart[] {
  let left = decimalOf(amount);
  return lines.map((open) => {
    const part = left.lessThan(open.balance.owed) ? left : decimalOf(open.balance.owed);
    left = left.minus(part);
    return partOf(open, invoice, roundTo(invoice.currency, part));
  });
}

function checkPart(invoice: InvoiceRow, amount: DecimalString, most: DecimalString, field: string): void {
  const { currency } = invoice;
  if (compare(amount, '0') < 0 || !fitsCurrency(currency, amount)) {
    throw invalidValue('invoices', field, `must be an amount in ${currency}`);
  }
  if (compare(amount, most) <= 0) return;
  throw billingError('invoices', 'rule', `'${field}' is more than is owed, which is ${most} ${currency}.`);
}

/** What is asked of one line, by its amounts or all of it. */
function askedPart(open: OpenLine, invoice: InvoiceRow, asked: AskedLine, field: string): CreditedPart {
  const { currency } = invoice;
  const { line, balance } = open;
  if (asked.amountWithoutTax === undefined && asked.taxes === undefined) return partOf(open, invoice, balance.owed);
  const owedTax = taxOwedOf(currency, balance, balance.owed);
  const amount = asked.amountWithoutTax ?? '0';
  checkPart(invoice, amount, subtract(currency, balance.owed, owedTax), `${field}.amountWithoutTax`);
  asked.taxes?.forEach(({ id }, index) => {
    if (id === line.tax?.id && index === 0) return;
    throw invalidValue('invoices', `${field}.taxationItems.${index}.taxationItemId`, 'no other tax of this item');
  });
  const taxAmount = asked.taxes?.[0]?.amount ?? '0';
  checkPart(invoice, taxAmount, owedTax, `${field}.taxationItems.0.amount`);
  return { line, amount: sum(currency, [amount]), taxAmount: sum(currency, [taxAmount]) };
}

/** The parts that are asked for line by line. */
function askedParts(lines: readonly OpenLine[], invoice: InvoiceRow, asked: readonly AskedLine[]): CreditedPart[] {
  return asked.map((one, index) => {
    const field = `items.${index}`;
    const open = lines.find(({ line }) => line.id === one.invoiceItemId);
    if (!open || open.line.appliedToItemId !== null) {
      throw invalidValue('invoices', `${field}.invoiceItemId`, 'no charge of this invoice');
    }
    if (asked.findIndex((other) => other.invoiceItemId === one.invoiceItemId) < index) {
      throw billingError('invoices', 'rule', `'${field}.invoiceItemId' is named twice.`);
    }
    return askedPart(open, invoice, one, field);
  });
}

/**
 * Gives up what an invoice still owes, or a part of it, by a credit memo.
 *
 * @throws {BillingError} if there is nothing to write off, or less than asked for
 */
export async function writeOff(
  engine: Engine,
  key: string,
  asked: { amount?: DecimalString | undefined; items?: readonly AskedLine[] | undefined },
  details: MemoDetails,
): Promise<CreditMemoRow> {
  const { account, invoice } = await lockInvoice(engine, key);
  if (invoice.status !== 'Posted' || compare(invoice.balance, '0') <= 0) {
    throw billingError('invoices', 'rule', `'${key}' owes nothing that could be written off.`);
  }
  if (asked.amount !== undefined && asked.items !== undefined) {
    throw billingError('invoices', 'rule', "Give one of 'amount' and 'items', not both.");
  }
  const amount = asked.amount ?? invoice.balance;
  checkAmount(invoice.currency, amount, 'amount', 'invoices');
  if (compare(amount, invoice.balance) > 0) {
    throw billingError('invoices', 'rule', `'amount' is more than the balance, which is ${invoice.balance} ${invoice.currency}.`);
  }
  const items = await itemsOf(engine.tx, invoice);
  const balances = await lineBalances(engine.tx, invoice, items);
  const lines = items.flatMap((line, index): OpenLine[] => {
    const balance = balances[index];
    return balance ? [{ line, balance }] : [];
  });
  const parts = asked.items ? askedParts(lines, invoice, asked.items) : firstParts(lines, invoice, amount);
  if (parts.every((part) => isZero(part.amount) && isZero(part.taxAmount))) {
    throw billingError('invoices', 'rule', "'items' owe nothing that could be written off.");
  }
  return creditInvoice(engine, account, invoice, parts, {
    ...details,
    reasonCode: details.reasonCode ?? 'Write-off',
    reversal: false,
  });
}
