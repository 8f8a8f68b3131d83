import { oneOf, select } from '../../api/query/index.js';
import type { ActivityDocument } from '../../api/schemas/storefront/activity.js';
import { isDefinite } from '../billing/problems.js';
import { firstRecords } from '../billing/records.js';
import type { AccountFacts, Context } from '../context.js';
import { sealInvoiceFile } from '../flows/files.js';

/** Conditions that a query takes: one payment may have paid hundreds of invoices. */
const MOST = 200;

function* portions(ids: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < ids.length; from += MOST) yield ids.slice(from, from + MOST);
}

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
  const ids = [...new Set(parts.flatMap(({ InvoiceId }) => InvoiceId ?? []))];
  const invoices = select('Invoice', ['Id', 'AccountId', 'InvoiceNumber']);
  const found = await Promise.all([...portions(ids)].map((portion) => orNone(firstRecords(billing, invoices.where(oneOf('Id', portion))))));
  const numbers = new Map(
    found
      .flat()
      .flatMap(({ Id, AccountId, InvoiceNumber }) =>
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
