import type { Validator } from '../validator.js';
import { maxLength, object, optional, refine, strictObject, string } from '../validation.js';
import { invoices, type Invoices } from './invoices.js';
import { paymentMethods, type PaymentMethods } from './payment-methods.js';
import { upcoming, type UpcomingBills } from './payments.js';
import { sessionRights, type SessionRights } from './session.js';
import { subscriptions, type Subscriptions } from './subscriptions.js';

/**
 * What an account page shows first. Each field equals the response of its own operation. A field is absent if the session lacks the scope, if the
 * gateway could not read it, or if it needs all subscriptions of an account that has many. Response of `GET /storefront/account`.
 */
export interface AccountView {
  session: SessionRights;
  /** First page of `GET /storefront/subscriptions?paged=true`. */
  subscriptions?: Subscriptions;
  /** Absent if the list of subscriptions has several pages, because it depends on all of them. */
  upcoming?: UpcomingBills;
  /** Response of `GET /storefront/invoices?status=open`. */
  openInvoices?: Invoices;
  paymentMethods?: PaymentMethods;
}

export interface AccountRequest {
  /** BCP 47 language of offers. */
  locale?: string;
}

export const accountRequest: Validator<AccountRequest> = strictObject({ locale: optional(refine(string, maxLength(35))) });

export const accountView: Validator<AccountView> = object({
  session: sessionRights,
  subscriptions: optional(subscriptions),
  upcoming: optional(upcoming),
  openInvoices: optional(invoices),
  paymentMethods: optional(paymentMethods),
});
