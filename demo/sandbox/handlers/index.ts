import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import { unavailableEndpoint, type Endpoint } from '../http/endpoint.js';
import { UNAVAILABLE } from '../unavailable.js';
import { accountingCodeEndpoints } from './accounting-codes.js';
import { accountingPeriodEndpoints } from './accounting-periods.js';
import { accountObjectEndpoints } from './account-objects.js';
import { accountEndpoints } from './accounts.js';
import { amendmentEndpoints } from './amendments.js';
import { previewRunEndpoints } from './billing-preview-runs.js';
import { billingDocumentEndpoints } from './billing-documents.js';
import { billingEndpoints } from './billing.js';
import { calloutEndpoints } from './callouts.js';
import { catalogEndpoints } from './catalog.js';
import { chargeRevenueSummaryEndpoints } from './charge-revenue-summaries.js';
import { contactEndpoints } from './contacts.js';
import { creditCardEndpoints } from './credit-cards.js';
import { creditMemoEndpoints } from './credit-memos.js';
import { customObjectEndpoints } from './custom-objects.js';
import { describeEndpoints } from './describe.js';
import { fileEndpoints } from './files.js';
import { invoiceActionEndpoints } from './invoice-actions.js';
import { invoiceEndpoints } from './invoices.js';
import { notificationEndpoints } from './notifications.js';
import { oauthEndpoints } from './oauth.js';
import { orderDraftEndpoints } from './order-drafts.js';
import { orderJobEndpoints } from './order-jobs.js';
import { orderListEndpoints } from './order-lists.js';
import { objectActionEndpoints } from './object-actions.js';
import { objectQueryEndpoints } from './object-query.js';
import { legacyActionEndpoints } from './legacy-actions.js';
import { orderEndpoints } from './orders.js';
import { paymentMethodEndpoints } from './payment-methods.js';
import { paymentSessionEndpoints } from './payment-sessions.js';
import { paymentActionEndpoints } from './payment-actions.js';
import { paymentEndpoints } from './payments.js';
import { refundEndpoints } from './refunds.js';
import { revenueCreationEndpoints } from './revenue-creation.js';
import { revenueEventEndpoints } from './revenue-events.js';
import { revenueRuleEndpoints } from './revenue-rules.js';
import { revenueScheduleEndpoints } from './revenue-schedules.js';
import { queryEndpoints } from './query.js';
import { signUpEndpoints } from './sign-up.js';
import { signatureEndpoints } from './signatures.js';
import { subscriptionChangeEndpoints } from './subscription-changes.js';
import { subscriptionCreationEndpoints } from './subscription-creation.js';
import { subscriptionPreviewEndpoints } from './subscription-previews.js';
import { subscriptionUpdateEndpoints } from './subscription-updates.js';
import { subscriptionEndpoints } from './subscriptions.js';
import { usageFileEndpoints } from './usage-files.js';
import { usageRateEndpoints } from './usage-rates.js';
import { usageEndpoints } from './usages.js';

/** Endpoints that the sandbox serves, by operation name. */
export const available = {
  ...oauthEndpoints,
  ...catalogEndpoints,
  ...accountEndpoints,
  ...contactEndpoints,
  ...signatureEndpoints,
  ...signUpEndpoints,
  ...paymentMethodEndpoints,
  ...creditCardEndpoints,
  ...paymentSessionEndpoints,
  ...orderEndpoints,
  ...orderListEndpoints,
  ...orderDraftEndpoints,
  ...orderJobEndpoints,
  ...amendmentEndpoints,
  ...subscriptionEndpoints,
  ...subscriptionChangeEndpoints,
  ...subscriptionCreationEndpoints,
  ...subscriptionPreviewEndpoints,
  ...subscriptionUpdateEndpoints,
  ...billingDocumentEndpoints,
  ...invoiceEndpoints,
  ...invoiceActionEndpoints,
  ...fileEndpoints,
  ...billingEndpoints,
  ...paymentEndpoints,
  ...paymentActionEndpoints,
  ...refundEndpoints,
  ...creditMemoEndpoints,
  ...queryEndpoints,
  ...customObjectEndpoints,
  ...describeEndpoints,
  ...objectQueryEndpoints,
  ...accountObjectEndpoints,
  ...objectActionEndpoints,
  ...legacyActionEndpoints,
  ...usageEndpoints,
  ...usageFileEndpoints,
  ...usageRateEndpoints,
  ...previewRunEndpoints,
  ...notificationEndpoints,
  ...calloutEndpoints,
  ...accountingPeriodEndpoints,
  ...accountingCodeEndpoints,
  ...revenueRuleEndpoints,
  ...revenueScheduleEndpoints,
  ...revenueCreationEndpoints,
  ...revenueEventEndpoints,
  ...chargeRevenueSummaryEndpoints,
} satisfies Partial<Record<keyof typeof rows, Endpoint>>;

/** Reasons why the other operations are unavailable. The code compiles only if every operation is listed here or in `available`. */
const reasons: Record<Exclude<keyof typeof rows, keyof typeof available>, string> = UNAVAILABLE;

const refused = new Map<string, string>(Object.entries(reasons));

/** Endpoints of all operations of the billing API. */
export const endpoints: readonly Endpoint[] = Object.entries(rows).map(([name, row]) => {
  const reason = refused.get(name);
  if (reason !== undefined) return unavailableEndpoint(row, reason);
  const found = Object.entries(available).find(([served]) => served === name);
  if (!found) throw new Error(`The operation ${name} has no endpoint.`);
  return found[1];
});
