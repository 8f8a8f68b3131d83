import type { CallContext } from '../context.js';
import { lockAccount } from '../engine/accounts.js';
import { dayOfMonth } from '../engine/calendar.js';
import { cancelDraft, postDraft } from '../engine/draft-invoices.js';
import { billAccount } from '../engine/bill-account.js';
import { readSubscriptions } from '../engine/subscriptions.js';
import { ActionError, billingError } from '../errors.js';
import { narrowInput } from '../http/input.js';
import { generateInvoiceInput, updateInvoiceObjectInput } from '../supported/invoice-objects.js';

/** Posts or cancels a draft. */
export async function writeInvoiceObject(
  id: string,
  fields: Record<string, unknown>,
  emptied: readonly string[],
  call: CallContext,
): Promise<void> {
  if (emptied[0] !== undefined) throw billingError('invoices', 'rule', `'fieldsToNull' names '${emptied[0]}', which cannot be cleared.`);
  const { Status } = narrowInput(updateInvoiceObjectInput, 'invoices', fields);
  await (Status === 'Posted' ? postDraft : cancelDraft)(call, id);
}

/** Creates draft invoices for an account: several if subscriptions are invoiced separately. Returns the id of the first draft. */
export async function generateInvoiceObject(fields: Record<string, unknown>, call: CallContext): Promise<string> {
  const input = narrowInput(generateInvoiceInput, 'invoices', fields);
  const account = await lockAccount(call.tx, input.AccountId);
  const { today } = call.moment;
  const targetDate = input.TargetDate ?? today;
  const dates = { targetDate, documentDate: input.InvoiceDate ?? today, draft: true };
  const own = await readSubscriptions(call.tx, account.id);
  const day = account.billCycleDay || dayOfMonth(own[0]?.contractEffectiveDate ?? today);
  const [invoice] = (await billAccount(call, account, day, own, dates)).invoices;
  if (invoice) return invoice.id;
  throw new ActionError('TRANSACTION_FAILED', `'${account.number}' has nothing to bill by ${targetDate}.`);
}
