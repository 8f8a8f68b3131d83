import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import { endpoint } from '../http/endpoint.js';
import { desc, eq } from 'drizzle-orm';
import type { GetInvoiceRequest, ListInvoiceItemsRequest } from '../../../src/generated/api/schemas/invoices.js';
import type { CallContext, WireBody } from '../context.js';
import { invoiceEmails } from '../database/schema.js';
import { readLineBalances, taxInOwedAmount, type LineBalance } from '../engine/line-balances.js';
import { dateInZone, formatTimestamp } from '../engine/clock.js';
import type { InvoiceRow } from '../engine/bill-account.js';
import { getInvoiceRow, readInvoiceItems, type InvoiceItemRow } from '../engine/invoices.js';
import { jsonNumber, subtract, sum } from '../engine/money.js';
import { readInvoicePayments } from '../engine/funds.js';
import { pageOf, readPage } from './paging.js';
import { exemptAmount } from '../engine/tax/tax-terms.js';
import { REVERSE_CHARGE, wireTax } from './tax-fields.js';

/** `GET /v1/invoices/{invoiceKey}`. */
async function getInvoice(input: GetInvoiceRequest, call: CallContext): Promise<WireBody> {
  const invoice = await getInvoiceRow(call.tx, input.invoiceKey);
  const { currency } = invoice;
  const taxes = (await readInvoiceItems(call.tx, invoice)).map(({ tax }) => tax);
  const reversed = taxes.some((tax) => tax?.treatment === 'reverse-charge');
  const paid = await readInvoicePayments(call.tx, invoice);
  const mails = call.tx.select().from(invoiceEmails).where(eq(invoiceEmails.invoiceId, invoice.id));
  const [mailed] = await mails.orderBy(desc(invoiceEmails.sentDate)).limit(1);
  return {
    success: true,
    id: invoice.id,
    invoiceNumber: invoice.number,
    accountId: invoice.accountId,
    status: invoice.status,
    currency,
    amount: jsonNumber(invoice.amount),
    amountWithoutTax: jsonNumber(subtract(currency, invoice.amount, invoice.taxAmount)),
    taxAmount: jsonNumber(invoice.taxAmount),
    taxExemptAmount: jsonNumber(
      sum(
        currency,
        taxes.map((tax) => exemptAmount(currency, tax)),
      ),
    ),
    ...(reversed && { comments: REVERSE_CHARGE }),
    balance: jsonNumber(invoice.balance),
    paymentAmount: jsonNumber(paid.payments),
    creditMemoAmount: jsonNumber(paid.memos),
    ...(mailed && { lastEmailSentDate: formatTimestamp(call.settings.timeZone, mailed.sentDate) }),
    invoiceDate: invoice.invoiceDate,
    dueDate: invoice.dueDate,
    ...(invoice.postedDate && { postedDate: dateInZone(call.settings.timeZone, invoice.postedDate) }),
    targetDate: invoice.targetDate,
    createdDate: formatTimestamp(call.settings.timeZone, invoice.createdDate),
  };
}

/** Returns the tax of a line and the unpaid part of that tax. */
function wireItemTax(
  { tax, taxAmount }: InvoiceItemRow,
  { currency, invoiceDate }: InvoiceRow,
  balance: LineBalance | undefined,
): WireBody {
  const amount = sum(currency, [taxAmount]);
  if (tax === null) return { taxAmount: amount };
  const owed = balance ? taxInOwedAmount(currency, balance, balance.owed) : '0';
  return {
    taxAmount: amount,
    taxMode: tax.mode,
    ...(tax.code !== null && { taxCode: tax.code }),
    taxationItems: {
      data: [
        {
          id: tax.id,
          ...wireTax(tax, taxAmount, currency),
          country: tax.country,
          taxDate: invoiceDate,
          balance: jsonNumber(owed),
        },
      ],
    },
  };
}

/** `GET /v1/invoices/{invoiceKey}/items`. */
async function listInvoiceItems(input: ListInvoiceItemsRequest, call: CallContext): Promise<WireBody> {
  const invoice = await getInvoiceRow(call.tx, input.invoiceKey);
  const all = await readInvoiceItems(call.tx, invoice);
  const balances = await readLineBalances(call.tx, invoice, all);
  const page = readPage(input);
  const { rows, nextPage } = pageOf(all.slice(page.offset, page.offset + page.size + 1), page, call.url);
  return {
    success: true,
    invoiceItems: rows.map((item) => {
      const balance = balances[item.position];
      return {
        id: item.id,
        chargeName: item.chargeName,
        productName: item.productName,
        chargeType: item.chargeType,
        processingType: item.appliedToItemId === null ? 'Charge' : 'Discount',
        ...(item.appliedToItemId !== null && { appliedToItemId: item.appliedToItemId }),
        chargeAmount: item.amount,
        ...wireItemTax(item, invoice, balance),
        ...(balance && { balance: balance.owed }),
        quantity: item.quantity,
        unitPrice: jsonNumber(item.unitPrice),
        unitOfMeasure: item.uom,
        serviceStartDate: item.serviceStartDate,
        serviceEndDate: item.serviceEndDate,
        productRatePlanChargeId: item.productRatePlanChargeId,
        subscriptionId: item.subscriptionId,
        subscriptionName: item.subscriptionNumber,
      };
    }),
    ...nextPage,
  };
}

/** Endpoints by operation name. */
export const invoiceEndpoints = {
  getInvoice: endpoint(rows.getInvoice, 'invoices', getInvoice),
  listInvoiceItems: endpoint(rows.listInvoiceItems, 'invoices', listInvoiceItems),
};
