import { buyerOf } from './details.js';
import type { OrderDraft } from './purchase-flow.js';
import type { SignUpView } from './sign-up-view.js';

/** Returns the order for the user's choices. Undefined while the price is unknown. */
export function orderDraft({
  l,
  catalog,
  chosen,
  addOns,
  quote,
  needsPayment,
  purchase,
  form,
  isSignedIn,
  user,
}: SignUpView): OrderDraft | undefined {
  const { accepted, method, invoiceTerm, unpaidFirstBill, plan, coupon, again, details } = purchase;
  const choice = chosen?.choice ?? plan;
  if (!choice || (!quote && !unpaidFirstBill)) return undefined;
  const consents = catalog.consents.filter(({ id, version }) =>
    accepted.some((consent) => consent.id === id && consent.version === version),
  );
  return {
    ...(isSignedIn ? {} : { account: buyerOf(details, form, invoiceTerm !== undefined) }),
    ...(user ? { signedIn: true } : {}),
    plans: [choice, ...addOns.map((addOn) => addOn.choice)],
    currency: catalog.currency,
    ...(coupon ? { coupon } : {}),
    // There is no new quote for an open bill.
    quote: quote?.fingerprint ?? 'owing',
    ...(needsPayment && (invoiceTerm ? { paymentTerm: invoiceTerm } : method && { paymentMethodId: method.paymentMethodId })),
    ...(again ? { again } : {}),
    consents: consents.map(({ id, version }) => ({ id, version })),
    locale: l.locale,
  };
}
