import { query } from '../../generated/api/operations/actions.js';
import { oneOf, select } from '../../api/query/index.js';
import type { GatewayContext } from '../context.js';
import { Refusal } from '../refusal.js';
import { normalizeEmail } from './order-body.js';

/** Number of accounts to read with one query. */
const BATCH_SIZE = 20;

/** True if one of the contacts receives the invoices of another account that is not canceled. */
async function receivesInvoices(
  { billing }: Pick<GatewayContext, 'billing'>,
  contacts: readonly Record<string, unknown>[],
  ownAccountId: string | undefined,
): Promise<boolean> {
  const contactIds = new Set(contacts.map(({ Id }) => Id));
  const accountIds = [...new Set(contacts.map(({ AccountId }) => AccountId))].filter((id) => typeof id === 'string');
  const others = accountIds.filter((id) => id !== ownAccountId);
  for (let start = 0; start < others.length; start += BATCH_SIZE) {
    const batch = others.slice(start, start + BATCH_SIZE);
    const selected = select('Account', ['Id', 'Status', 'BillToId']).where(oneOf('Id', batch));
    const { records = [] } = await billing.call(query, { queryString: String(selected) });
    if (records.some(({ Status, BillToId }) => Status !== 'Canceled' && contactIds.has(BillToId))) return true;
  }
  return false;
}

/**
 * Refuses an email address that receives the invoices of another account. Accepts addresses that only receive deliveries. Checks nothing if
 * the tenant does not disclose existing accounts.
 * @param field path of the address in the request
 * @param ownAccountId id of the account that may already have this address
 * @throws {Refusal} 409 `account-exists`, without details of the account
 */
export async function checkEmailIsNew(
  context: Pick<GatewayContext, 'billing' | 'discloseExistingAccounts'>,
  email: string,
  field: string,
  ownAccountId?: string,
): Promise<void> {
  if (!context.discloseExistingAccounts) return;
  const addresses = [...new Set([email, normalizeEmail(email)])];
  const selected = select('Contact', ['Id', 'AccountId']).where(oneOf('WorkEmail', addresses));
  const { records: contacts = [] } = await context.billing.call(query, { queryString: String(selected) });
  if (!(await receivesInvoices(context, contacts, ownAccountId))) return;
  throw new Refusal({
    status: 409,
    type: 'conflict',
    code: 'account-exists',
    message: 'An account with this email address exists. Ask the customer to sign in.',
    fields: [{ field, code: 'account-exists', message: 'belongs to an existing account' }],
  });
}
