import { query } from '../../generated/api/operations/actions.js';
import { eq, select } from '../../api/query/index.js';
import type { GatewayContext } from '../context.js';
import { readSessionIssueTime } from '../flows/payment-session.js';
import { invalidFields, type Refusal } from '../refusal.js';

/** Maximum age of a payment method in milliseconds if the time of the payment session is no longer stored. */
const MAX_METHOD_AGE = 30 * 60 * 1000;
/** Milliseconds by which the platform's clock may be behind the gateway's. */
const CLOCK_LEEWAY = 60 * 1000;

/**
 * Checks that a payment method belongs to the account, or that it has no owner yet and was stored after the intent's payment session was
 * opened. Otherwise, a page could charge somebody else's payment method.
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
  const isAllowed = ownerId === undefined ? createdAt >= notBefore : ownerId === owner;
  if (!method || !isAllowed) throw paymentMethodRefusal();
}

/** Refusal of a payment method that this purchase may not use. */
export function paymentMethodRefusal(): Refusal {
  const message = 'was not stored for this purchase; open the payment form again';
  return invalidFields([{ field: 'paymentMethodId', code: 'payment-method-refused', message }]);
}
