import { asc, eq } from 'drizzle-orm';
import type { Engine } from '../context.js';
import {
  creditMemoApplications,
  creditMemoItems,
  creditMemos,
  invoiceItems,
  invoices,
  paymentApplications,
  payments,
  refunds,
} from '../database/schema.js';
import { getAccountRow } from '../engine/accounts.js';
import { readBillToContact } from '../engine/contacts.js';
import { parseCountry } from '../engine/countries.js';
import type { InvoiceRow } from '../engine/bill-account.js';
import { readInvoiceItems } from '../engine/invoices.js';
import { decimalOf } from '../engine/money.js';
import { readFundsBalance, type CreditMemoRow } from '../engine/funds.js';
import { parseTaxInfo } from '../engine/tax/tax-info.js';
import type { BilledTax } from '../engine/tax/tax-terms.js';
import type { BillingDocument, DocumentLine, DocumentSettlement } from './billing-document.js';
import { hasUnitPrice, toLineAmount, sumTaxes } from './document-taxes.js';
import { languageNamed, languageOf } from './reader-locale.js';
import { recipientOf } from './recipient.js';

/** Custom field of an account that sets the language of its documents. Default: the language of the bill-to country. */
const LANGUAGE_FIELD = 'StorefrontLanguage__c';

/** Returns the fields that all documents of an account share. */
async function readDocumentHeader({ tx, settings }: Engine, accountId: string) {
  const account = await getAccountRow(tx, accountId);
  const contact = await readBillToContact(tx, account);
  const known = parseCountry(contact?.country);
  const country = known ?? settings.country;
  const language = languageNamed(account.customFields[LANGUAGE_FIELD]) ?? languageOf(country);
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const countryName = known === undefined ? (contact?.country ?? '') : (names.of(known) ?? known);
  return {
    language,
    country,
    seller: settings.tenantName,
    accountNumber: account.number,
    taxId: parseTaxInfo(account).VATId,
    billTo: recipientOf(account.name, contact, country, language, countryName),
  };
}

function stateOf(status: string): BillingDocument['state'] {
  if (status === 'Draft') return 'draft';
  return status === 'Canceled' ? 'canceled' : 'posted';
}

/** Returns quantity and unit price. Returns neither for discounts. */
function quantityFields(line: {
  amount: string;
  quantity: string;
  unitPrice?: string;
  appliedToItemId?: string | null;
  tax: BilledTax | null;
}): Pick<DocumentLine, 'quantity' | 'unitPrice'> {
  if (decimalOf(line.amount).isNegative() || typeof line.appliedToItemId === 'string') return {};
  return { quantity: line.quantity, ...(line.unitPrice !== undefined && hasUnitPrice(line) && { unitPrice: line.unitPrice }) };
}

async function paymentsOf({ tx }: Engine, invoice: InvoiceRow): Promise<DocumentSettlement[]> {
  const rows = await tx
    .select({ part: paymentApplications, payment: payments })
    .from(paymentApplications)
    .innerJoin(payments, eq(payments.id, paymentApplications.paymentId))
    .where(eq(paymentApplications.invoiceId, invoice.id))
    .orderBy(asc(payments.createdDate), asc(payments.number));
  return rows.map(({ part, payment }) => ({
    kind: 'payment',
    number: payment.number,
    date: part.effectiveDate ?? payment.effectiveDate,
    amount: part.amount,
  }));
}

async function creditsOf({ tx }: Engine, invoice: InvoiceRow): Promise<DocumentSettlement[]> {
  const rows = await tx
    .select({ part: creditMemoApplications, memo: creditMemos })
    .from(creditMemoApplications)
    .innerJoin(creditMemos, eq(creditMemos.id, creditMemoApplications.creditMemoId))
    .where(eq(creditMemoApplications.invoiceId, invoice.id))
    .orderBy(asc(creditMemos.createdDate), asc(creditMemos.number));
  return rows.map(({ part, memo }) => ({ kind: 'creditMemo', number: memo.number, date: part.effectiveDate, amount: part.amount }));
}

/** Builds the document of an invoice in its current state. */
export async function invoiceDocument(engine: Engine, invoice: InvoiceRow): Promise<BillingDocument> {
  const { currency } = invoice;
  const items = await readInvoiceItems(engine.tx, invoice);
  const { taxId, ...head } = await readDocumentHeader(engine, invoice.accountId);
  return {
    ...head,
    kind: 'invoice',
    state: stateOf(invoice.status),
    number: invoice.number,
    date: invoice.invoiceDate,
    dueDate: invoice.dueDate,
    currency,
    lines: items.map((item) => ({
      name: `${item.productName}: ${item.chargeName}`,
      period: { start: item.serviceStartDate, end: item.serviceEndDate },
      subscription: item.subscriptionNumber,
      ...toLineAmount(currency, item),
      ...quantityFields(item),
    })),
    ...sumTaxes(currency, items, taxId),
    total: invoice.amount,
    settlements: [...(await paymentsOf(engine, invoice)), ...(await creditsOf(engine, invoice))],
    balance: invoice.balance,
    notes: [],
  };
}

/** Returns the invoices and refunds that used a credit memo. */
async function readMemoUses({ tx }: Engine, memo: CreditMemoRow): Promise<DocumentSettlement[]> {
  const applied = await tx
    .select({ part: creditMemoApplications, invoice: invoices })
    .from(creditMemoApplications)
    .innerJoin(invoices, eq(invoices.id, creditMemoApplications.invoiceId))
    .where(eq(creditMemoApplications.creditMemoId, memo.id))
    .orderBy(asc(creditMemoApplications.effectiveDate), asc(invoices.number));
  const refunded = await tx.select().from(refunds).where(eq(refunds.creditMemoId, memo.id)).orderBy(asc(refunds.number));
  return [
    ...applied.map(({ part, invoice }): DocumentSettlement => ({
      kind: 'invoice',
      number: invoice.number,
      date: part.effectiveDate,
      amount: part.amount,
    })),
    ...refunded
      .filter((refund) => refund.status === 'Processed')
      .map((refund): DocumentSettlement => ({ kind: 'refund', number: refund.number, date: refund.refundDate, amount: refund.amount })),
  ];
}

/** Builds the document of a credit memo in its current state. */
export async function creditMemoDocument(engine: Engine, memo: CreditMemoRow): Promise<BillingDocument> {
  const { tx } = engine;
  const items = await tx
    .select({ item: creditMemoItems, invoiced: invoiceItems })
    .from(creditMemoItems)
    .leftJoin(invoiceItems, eq(invoiceItems.id, creditMemoItems.invoiceItemId))
    .where(eq(creditMemoItems.creditMemoId, memo.id))
    .orderBy(asc(creditMemoItems.position));
  const [corrected] =
    memo.referredInvoiceId === null ? [] : await tx.select().from(invoices).where(eq(invoices.id, memo.referredInvoiceId));
  const { unapplied } = await readFundsBalance(tx, { kind: 'memo', row: memo });
  const { taxId, ...head } = await readDocumentHeader(engine, memo.accountId);
  return {
    ...head,
    kind: 'creditMemo',
    state: stateOf(memo.status),
    number: memo.number,
    date: memo.memoDate,
    ...(corrected && { correctedInvoice: corrected.number }),
    currency: memo.currency,
    lines: items.map(({ item, invoiced }) => ({
      name: invoiced ? `${invoiced.productName}: ${item.chargeName}` : item.chargeName,
      ...(item.serviceStartDate !== null &&
        item.serviceEndDate !== null && { period: { start: item.serviceStartDate, end: item.serviceEndDate } }),
      ...(invoiced && { subscription: invoiced.subscriptionNumber }),
      ...toLineAmount(memo.currency, item),
      ...quantityFields(item),
    })),
    ...sumTaxes(
      memo.currency,
      items.map(({ item }) => item),
      taxId,
    ),
    total: memo.amount,
    settlements: await readMemoUses(engine, memo),
    balance: unapplied,
    notes: memo.comment === null ? [] : [memo.comment],
  };
}
