import { oneOf, select } from '../../api/query/index.js';
import type { ActivityDocument } from '../../api/schemas/storefront/activity.js';
import { isRejected } from '../billing/platform-errors.js';
import { firstRecords } from '../billing/read-records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { sealInvoiceFile } from '../flows/files.js';

/** Maximum number of conditions in one query. More invoices than this need several queries. */
const MAX_CONDITIONS = 200;

function* chunks(ids: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < ids.length; from += MAX_CONDITIONS) yield ids.slice(from, from + MAX_CONDITIONS);
}

/** Returns the records of a query. Returns an empty array if the platform does not support the object type. */
async function recordsOrEmpty<Found>(query: Promise<{ records: Found[] }>): Promise<Found[]> {
  try {
    return (await query).records;
  } catch (error) {
    if (isRejected(error)) return [];
    throw error;
  }
}

/** Reads the invoices that were paid by the given payments, by payment id. Leaves out invoices of other accounts. */
export async function paidInvoices(
  context: GatewayContext,
  account: AccountInfo,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, ActivityDocument[]>> {
  const { billing } = context;
  const documents = new Map<string, ActivityDocument[]>();
  if (paymentIds.length === 0) return documents;
  const invoicePayments = await recordsOrEmpty(
    firstRecords(billing, select('InvoicePayment', ['PaymentId', 'InvoiceId']).where(oneOf('PaymentId', paymentIds))),
  );
  const ids = [...new Set(invoicePayments.flatMap(({ InvoiceId }) => InvoiceId ?? []))];
  const invoices = select('Invoice', ['Id', 'AccountId', 'InvoiceNumber']);
  const invoiceRecords = await Promise.all(
    [...chunks(ids)].map((chunk) => recordsOrEmpty(firstRecords(billing, invoices.where(oneOf('Id', chunk))))),
  );
  const numbers = new Map(
    invoiceRecords
      .flat()
      .flatMap(({ Id, AccountId, InvoiceNumber }) =>
        AccountId === account.id && Id !== undefined && InvoiceNumber !== undefined ? [[Id, InvoiceNumber]] : [],
      ),
  );
  for (const { PaymentId = '', InvoiceId = '' } of invoicePayments) {
    const number = numbers.get(InvoiceId);
    if (number === undefined) continue;
    const document = { number, file: await sealInvoiceFile(context, account, number) };
    documents.set(PaymentId, [...(documents.get(PaymentId) ?? []), document]);
  }
  return documents;
}
