import { query } from '../../generated/api/operations/actions.js';
import { oneOf, select } from '../../api/query/index.js';
import type { GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { Refusal } from '../refusal.js';
import { normalizeEmail } from './order-body.js';

/** Name of the lock for giving an email address to an account, so that two requests cannot give it to two accounts. */
export const emailLockName = async (tenant: string, email: string): Promise<string> =>
  `e-mail|${await sha256Hex('e-mail', tenant, normalizeEmail(email))}`;

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
 * @param owner account that may already have this address; `signedIn` if the tenant has signed in a user who has no account
 * @throws {Refusal} 409 `account-exists`, or `email-in-use` for a signed-in user, without details of the account
 */
export async function checkEmailIsNew(
  context: Pick<GatewayContext, 'billing' | 'discloseExistingAccounts'>,
  email: string,
  field: string,
  { accountId, signedIn = false }: { accountId?: string; signedIn?: boolean } = {},
): Promise<void> {
  if (!context.discloseExistingAccounts) return;
  const addresses = [...new Set([email, normalizeEmail(email)])];
  const selected = select('Contact', ['Id', 'AccountId']).where(oneOf('WorkEmail', addresses));
  const { records: contacts = [] } = await context.billing.call(query, { queryString: String(selected) });
  if (!(await receivesInvoices(context, contacts, accountId))) return;
  const code = signedIn ? 'email-in-use' : 'account-exists';
  const advice = signedIn ? 'If it is the account of this user, open the session with its accountKey.' : 'Ask the customer to sign in.';
  throw new Refusal({
    status: 409,
    type: 'conflict',
    code,
    message: `An account with this email address exists. ${advice}`,
    fields: [{ field, code, message: 'belongs to an existing account' }],
  });
}
