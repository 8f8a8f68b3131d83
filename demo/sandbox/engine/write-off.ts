import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { billingError, invalidValue } from '../errors.js';
import type { InvoiceRow } from './bill-account.js';
import { readInvoiceItems, lockInvoice, type InvoiceItemRow } from './invoices.js';
import { readLineBalances, taxInOwedAmount, type LineBalance } from './line-balances.js';
import { creditInvoice, type CreditedAmount, type CreditMemoDetails } from './credit-memos.js';
import { checkAmount, compare, decimalOf, fitsCurrency, isZero, roundTo, subtract, sum } from './money.js';
import type { CreditMemoRow } from './funds.js';

/** Part of an invoice line to write off. */
interface WriteOffItemInput {
  invoiceItemId: string;
  /** Amount without tax. If this field and `taxes` are absent, the whole balance of the line is written off. */
  amountWithoutTax?: DecimalString | undefined;
  /** Id of the line's tax, and the tax amount to write off. */
  taxes?: readonly { id: string; amount: DecimalString }[] | undefined;
  own?: CreditedAmount['own'];
}

interface OpenInvoiceLine {
  line: InvoiceItemRow;
  balance: LineBalance;
}

/** Credits `part` of a line's balance. The part includes its share of the tax. */
function creditOwedAmount({ line, balance }: OpenInvoiceLine, invoice: InvoiceRow, part: DecimalString): CreditedAmount {
  const { currency } = invoice;
  const left = subtract(currency, balance.owed, part);
  const taxAmount = subtract(currency, taxInOwedAmount(currency, balance, balance.owed), taxInOwedAmount(currency, balance, left));
  return { line, amount: subtract(currency, part, taxAmount), taxAmount };
}

/** Credits an amount across the lines in order, until it is used up. */
function creditInOrder(lines: readonly OpenInvoiceLine[], invoice: InvoiceRow, amount: DecimalString): CreditedAmount[] {
  let left = decimalOf(amount);
  return lines.map((open) => {
    const part = left.lessThan(open.balance.owed) ? left : decimalOf(open.balance.owed);
    left = left.minus(part);
    return creditOwedAmount(open, invoice, roundTo(invoice.currency, part));
  });
}

function checkCreditAmount(invoice: InvoiceRow, amount: DecimalString, most: DecimalString, field: string): void {
  const { currency } = invoice;
  if (compare(amount, '0') < 0 || !fitsCurrency(currency, amount)) {
    throw invalidValue('invoices', field, `must be an amount in ${currency}`);
  }
  if (compare(amount, most) <= 0) return;
  throw billingError('invoices', 'rule', `'${field}' exceeds the amount owed, which is ${most} ${currency}.`);
}

/** Credits the requested amounts of a line, or its whole balance. */
function creditItemInput(open: OpenInvoiceLine, invoice: InvoiceRow, request: WriteOffItemInput, field: string): CreditedAmount {
  const { currency } = invoice;
  const { line, balance } = open;
  if (request.amountWithoutTax === undefined && request.taxes === undefined) return creditOwedAmount(open, invoice, balance.owed);
  const owedTax = taxInOwedAmount(currency, balance, balance.owed);
  const amount = request.amountWithoutTax ?? '0';
  checkCreditAmount(invoice, amount, subtract(currency, balance.owed, owedTax), `${field}.amountWithoutTax`);
  request.taxes?.forEach(({ id }, index) => {
    if (id === line.tax?.id && index === 0) return;
    throw invalidValue('invoices', `${field}.taxationItems.${index}.taxationItemId`, 'no such tax of this item');
  });
  const taxAmount = request.taxes?.[0]?.amount ?? '0';
  checkCreditAmount(invoice, taxAmount, owedTax, `${field}.taxationItems.0.amount`);
  return { line, amount: sum(currency, [amount]), taxAmount: sum(currency, [taxAmount]) };
}

/** Credits the requested lines. */
function creditItemInputs(lines: readonly OpenInvoiceLine[], invoice: InvoiceRow, request: readonly WriteOffItemInput[]): CreditedAmount[] {
  return request.map((item, index) => {
    const field = `items.${index}`;
    const open = lines.find(({ line }) => line.id === item.invoiceItemId);
    if (!open || open.line.appliedToItemId !== null) {
      throw invalidValue('invoices', `${field}.invoiceItemId`, 'no such charge item of this invoice');
    }
    if (request.findIndex((other) => other.invoiceItemId === item.invoiceItemId) < index) {
      throw billingError('invoices', 'rule', `'${field}.invoiceItemId' is named twice.`);
    }
    return { ...creditItemInput(open, invoice, item, field), ...(item.own && { own: item.own }) };
  });
}

/**
 * Writes off the balance of an invoice, or a part of it, with a credit memo.
 *
 * @throws {BillingError} if the invoice has no balance, or a smaller balance than requested
 */
export async function writeOff(
  engine: Engine,
  key: string,
  request: { amount?: DecimalString | undefined; items?: readonly WriteOffItemInput[] | undefined },
  details: CreditMemoDetails,
): Promise<CreditMemoRow> {
  const { account, invoice } = await lockInvoice(engine, key);
  if (invoice.status !== 'Posted' || compare(invoice.balance, '0') <= 0) {
    throw billingError('invoices', 'rule', `'${key}' has no balance to write off.`);
  }
  if (request.amount !== undefined && request.items !== undefined) {
    throw billingError('invoices', 'rule', "Give one of 'amount' and 'items', not both.");
  }
  const amount = request.amount ?? invoice.balance;
  checkAmount(invoice.currency, amount, 'amount', 'invoices');
  if (compare(amount, invoice.balance) > 0) {
    throw billingError('invoices', 'rule', `'amount' is more than the balance, which is ${invoice.balance} ${invoice.currency}.`);
  }
  const items = await readInvoiceItems(engine.tx, invoice);
  const balances = await readLineBalances(engine.tx, invoice, items);
  const lines = items.flatMap((line, index): OpenInvoiceLine[] => {
    const balance = balances[index];
    return balance ? [{ line, balance }] : [];
  });
  const parts = request.items ? creditItemInputs(lines, invoice, request.items) : creditInOrder(lines, invoice, amount);
  if (parts.every((part) => isZero(part.amount) && isZero(part.taxAmount))) {
    throw billingError('invoices', 'rule', "'items' have no balance to write off.");
  }
  return creditInvoice(engine, account, invoice, parts, {
    ...details,
    reasonCode: details.reasonCode ?? 'Write-off',
    reversal: false,
  });
}
