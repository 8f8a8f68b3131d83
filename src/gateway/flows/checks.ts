import type { FieldError } from '../../api/errors.js';
import { query } from '../../generated/api/operations/actions.js';
import { eq, oneOf, select, type Query, type QueryField } from '../../api/query/index.js';
import type { ObjectName } from '../../api/schemas/objects/index.js';
import type { AcceptedConsent } from '../../api/schemas/storefront/purchase.js';
import type { GatewayContext } from '../context.js';
import type { ConsentOffer } from '../offers/sign-up-offer.js';
import { Refusal, invalidFields } from '../refusal.js';
import { readSessionIssueTime } from './payment-session.js';
import { normalizeEmail } from '../purchase/order-body.js';

/** Oldest method that is accepted where it is not remembered when the purchase's payment session was opened. */
const METHOD_AGE = 30 * 60 * 1000;
/** By how much the platform's clock may be behind ours. */
const LEEWAY = 60 * 1000;
/** Accounts that are asked for at a time. */
const BATCH = 20;

async function records<Name extends ObjectName, Field extends QueryField<Name>>(
  { billing }: Pick<GatewayContext, 'billing'>,
  selected: Query<Name, Field>,
): Promise<Record<string, unknown>[]> {
  return (await billing.call(query, { queryString: String(selected) })).records ?? [];
}

/**
 * What was accepted, in words that are kept with the subscription.
 * @throws {Refusal} 422 naming `consents.<id>` where one is missing, outdated or unknown
 */
export function checkConsents(offered: readonly ConsentOffer[], accepted: readonly AcceptedConsent[]): string {
  const missing = offered.flatMap(({ id, version, required }): FieldError[] => {
    const given = accepted.find((consent) => consent.id === id);
    const field = `consents.${id}`;
    if (!given) return required ? [{ field, code: 'consent-required', message: 'must be accepted' }] : [];
    return given.version === version ? [] : [{ field, code: 'consent-outdated', message: 'has a newer text: show and accept that' }];
  });
  const unknown = accepted.flatMap(({ id }): FieldError[] =>
    offered.some((consent) => consent.id === id) ? [] : [{ field: `consents.${id}`, code: 'consent-unknown', message: 'is not asked for' }],
  );
  const problems = [...missing, ...unknown];
  if (problems.length > 0) throw invalidFields(problems);
  return accepted.length === 0 ? '' : `Accepted: ${accepted.map(({ id, version }) => `${id} ${version}`).join(', ')}`.slice(0, 500);
}

/** Whether one of these contacts is the one that an account, which is not cancelled, sends its invoices to. */
async function pays(
  context: Pick<GatewayContext, 'billing'>,
  contacts: readonly Record<string, unknown>[],
  own: string | undefined,
): Promise<boolean> {
  const people = new Set(contacts.map(({ Id }) => Id));
  const owners = [...new Set(contacts.map(({ AccountId }) => AccountId))].filter((id) => typeof id === 'string');
  const others = owners.filter((id) => id !== own);
  for (let start = 0; start < others.length; start += BATCH) {
    const ids = others.slice(start, start + BATCH);
    const accounts = await records(context, select('Account', ['Id', 'Status', 'BillToId']).where(oneOf('Id', ids)));
    if (accounts.some(({ Status, BillToId }) => Status !== 'Canceled' && people.has(BillToId))) return true;
  }
  return false;
}

/**
 * Refuses an address with which somebody has signed up: the one of a bill-to contact of an account that is not cancelled (flows.md ruling 8). Where
 * something is only delivered to that address, whoever has it may still sign up.
 * @param field path of the address in the request
 * @param own id of the account whose address it may be already
 * @throws {Refusal} 409 `account-exists`, which says nothing else
 */
export async function checkEmailIsNew(
  context: Pick<GatewayContext, 'billing' | 'discloseExistingAccounts'>,
  email: string,
  field: string,
  own?: string,
): Promise<void> {
  if (!context.discloseExistingAccounts) return;
  const addresses = [...new Set([email, normalizeEmail(email)])];
  const contacts = await records(context, select('Contact', ['Id', 'AccountId']).where(oneOf('WorkEmail', addresses)));
  if (!(await pays(context, contacts, own))) return;
  throw new Refusal({
    status: 409,
    type: 'conflict',
    code: 'account-exists',
    message: 'There is an account with this e-mail address. Offer to sign in.',
    fields: [{ field, code: 'account-exists', message: 'has an account already' }],
  });
}

/**
 * Refuses a method that this purchase did not store: one that somebody owns, or that is older than the purchase's payment session (ruling 7).
 * @param owner id of an account that may own it: the one that buys
 * @throws {Refusal} 422 `payment-method-refused`
 */
export async function checkPaymentMethod(
  context: Pick<GatewayContext, 'billing' | 'now' | 'store' | 'tenant'>,
  { paymentMethodId, intentId, owner }: { paymentMethodId: string; intentId: string; owner?: string },
): Promise<void> {
  const [method] = await records(context, select('PaymentMethod', ['Id', 'AccountId', 'CreatedDate']).where(eq('Id', paymentMethodId)));
  const ownedBy = typeof method?.['AccountId'] === 'string' && method['AccountId'] !== '' ? method['AccountId'] : undefined;
  const createdAt = Date.parse(String(method?.['CreatedDate']));
  const notBefore = ((await readSessionIssueTime(context, intentId)) ?? context.now() - METHOD_AGE) - LEEWAY;
  const ours = ownedBy === undefined ? createdAt >= notBefore : ownedBy === owner;
  if (!method || !ours) throw refusedMethod();
}

export function refusedMethod(): Refusal {
  const message = 'was not stored for this purchase: open the payment form again';
  return invalidFields([{ field: 'paymentMethodId', code: 'payment-method-refused', message }]);
}
