import { eq, oneOf, select, and } from '../../api/query/index.js';
import type { ActivityDocument } from '../../api/schemas/storefront/activity.js';
import { isDefinite } from '../billing/problems.js';
import { firstRecords } from '../billing/records.js';
import type { AccountFacts, Context } from '../context.js';
import { sealInvoiceFile } from '../flows/files.js';

/** Conditions that a query takes. */
const MOST = 200;

/** Records by what they are found by; none where a platform does not keep such objects. */
async function orNone<Found>(asked: Promise<{ records: Found[] }>): Promise<Found[]> {
  try {
    return (await asked).records;
  } catch (error) {
    if (isDefinite(error)) return [];
    throw error;
  }
}

/** The invoices that payments paid, by the payment's id; of each those that belong to the account. */
export async function paidInvoices(
  context: Context,
  account: AccountFacts,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, ActivityDocument[]>> {
  const { billing } = context;
  const documents = new Map<string, ActivityDocument[]>();
  if (paymentIds.length === 0) return documents;
  const parts = await orNone(
    firstRecords(billing, select('InvoicePayment', ['PaymentId', 'InvoiceId']).where(oneOf('PaymentId', paymentIds))),
  );
  const ids = [...new Set(parts.flatMap(({ InvoiceId }) => InvoiceId ?? []))].slice(0, MOST - 1);
  if (ids.length === 0) return documents;
  const own = select('Invoice', ['Id', 'AccountId', 'InvoiceNumber']).where(and(eq('AccountId', account.id), oneOf('Id', ids)));
  const numbers = new Map(
    (await orNone(firstRecords(billing, own))).flatMap(({ Id, AccountId, InvoiceNumber }) =>
      AccountId === account.id && Id !== undefined && InvoiceNumber !== undefined ? [[Id, InvoiceNumber]] : [],
    ),
  );
  for (const { PaymentId = '', InvoiceId = '' } of parts) {
    const number = numbers.get(InvoiceId);
    if (number === undefined) continue;
    const document = { number, file: await sealInvoiceFile(context, account, number) };
    documents.set(PaymentId, [...(documents.get(PaymentId) ?? []), document]);
  }
  return documents;
}
