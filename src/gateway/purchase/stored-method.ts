import { query } from '../../generated/api/operations/actions.js';
import { eq, select } from '../../api/query/index.js';
import type { GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { invalidFields, type Refusal } from '../refusal.js';

/** Milliseconds for which a purchase can be resumed. */
export const INTENT_LIFETIME = 24 * 3600 * 1000;
/** Maximum age of a payment method in milliseconds if the time of the payment session is no longer stored. */
const MAX_METHOD_AGE = 30 * 60 * 1000;
/** Milliseconds by which the platform's clock may be behind the gateway's. */
const CLOCK_LEEWAY = 60 * 1000;

type ClaimContext = Pick<GatewayContext, 'store' | 'tenant'>;

/** Key of the start time of the intent's first payment session. */
export const issueTimeKey = ({ tenant }: ClaimContext, intentId: string): string => `payment-session|${tenant}|${intentId}`;

/** Returns the start time of the intent's first payment session in milliseconds since 1970. Undefined if the time is no longer stored. */
async function readSessionIssueTime(context: ClaimContext, intentId: string): Promise<number | undefined> {
  const text = await context.store.get(issueTimeKey(context, intentId));
  return text === undefined ? undefined : Number(text);
}

/**
 * Reserves a payment method for an intent. The first intent wins. The platform does not report which payment session stored a method, but
 * the page of that session is the first to know the method's id, and reserves it at once.
 * @returns false if the method is reserved for another intent
 */
export async function claimMethod(context: ClaimContext, methodId: string, intentId: string): Promise<boolean> {
  const { store, tenant } = context;
  const key = `method-claim|${await sha256Hex('method', tenant, methodId)}`;
  const owner = await sha256Hex('intent', tenant, intentId);
  return (await store.add(key, owner, INTENT_LIFETIME)) || (await store.get(key)) === owner;
}

/**
 * Checks that a payment method belongs to the account, or that it has no owner yet and was stored after the intent's payment session was
 * opened, and is not reserved for another intent. Otherwise, a page could charge somebody else's payment method.
 * @param owner id of the account that buys; undefined for a new buyer
 * @throws {Refusal} 422 `payment-method-refused`
 */
export async function checkPaymentMethod(
  context: Pick<GatewayContext, 'billing' | 'now' | 'store' | 'tenant'>,
  { paymentMethodId, intentId, owner }: { paymentMethodId: string; intentId: string; owner?: string },
): Promise<void> {
  const selected = select('PaymentMethod', ['Id', 'AccountId', 'CreatedDate']).where(eq('Id', paymentMethodId));
  const { records = [] } = await context.billing.call(query, { queryString: String(selected) });
  const [method] = records;
  const ownerId = typeof method?.['AccountId'] === 'string' && method['AccountId'] !== '' ? method['AccountId'] : undefined;
  const createdAt = Date.parse(String(method?.['CreatedDate']));
  const notBefore = ((await readSessionIssueTime(context, intentId)) ?? context.now() - MAX_METHOD_AGE) - CLOCK_LEEWAY;
  const isAllowed =
    ownerId === undefined ? createdAt >= notBefore && (await claimMethod(context, paymentMethodId, intentId)) : ownerId === owner;
  if (!method || !isAllowed) throw paymentMethodRefusal();
}

/** Refusal of a payment method that this purchase may not use. */
export function paymentMethodRefusal(): Refusal {
  const message = 'was not stored for this purchase; open the payment form again';
  return invalidFields([{ field: 'paymentMethodId', code: 'payment-method-refused', message }]);
}
