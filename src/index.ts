/** Classes and types of the elements for storefronts. Importing this registers nothing and touches no DOM. */
export { StorefrontElement, VERSION } from './components/base/storefront-element.js';
export * from './components/events/index.js';
export type { StorefrontContext } from './components/context/storefront-context.js';
export type { Message, MessageOverrides } from './components/locales/message-catalog.js';
export type { Appearance } from './components/theme/appearance.js';
export { StorefrontAccount } from './components/features/account/account.js';
export { StorefrontActivity } from './components/features/activity/activity.js';
export { StorefrontBuyButton } from './components/features/buy-button/buy-button.js';
export { StorefrontInvoices } from './components/features/invoices/invoices.js';
export { StorefrontOverview } from './components/features/overview/overview.js';
export { StorefrontPayment } from './components/features/payment/payment.js';
export {
  PaymentFormError,
  type OfferedMethod,
  type PaymentAdapter,
  type PaymentAdapterOption,
  type PaymentFormOptions,
  type PaymentFormProblem,
  type PaymentFormTheme,
  type PaymentOutcome,
  type StoredMethodDetails,
} from './components/features/payment/adapter.js';
export { StorefrontPaymentMethodEvent, type SelectedMethod } from './components/features/payment/payment-method-event.js';
export { StorefrontPaymentMethods } from './components/features/payment-methods/payment-methods.js';
export { StorefrontPaywall } from './components/features/paywall/paywall.js';
export { StorefrontPlans } from './components/features/plans/plans.js';
export { StorefrontProvider } from './components/features/provider/provider.js';
export { StorefrontProfile } from './components/features/profile/profile.js';
export { StorefrontQuote } from './components/features/quote/quote.js';
export { StorefrontSignUp } from './components/features/sign-up/sign-up.js';
export type { SignUpPrefill } from './components/features/sign-up/prefill.js';
export { StorefrontSubscriptions } from './components/features/subscriptions/subscriptions.js';
export { StorefrontUsage } from './components/features/usage/usage.js';
export { StorefrontWithdraw } from './components/features/withdraw/withdraw.js';
export type { FetchSession, SessionToken } from './components/features/provider/session.js';
export type { Client } from './api/client.js';
export type { PaymentFormSource } from './api/schemas/storefront/catalog.js';
export type { PlanChoice, Quote, QuoteRequest } from './api/schemas/storefront/quote.js';
export type { Money } from './api/schemas/values.js';
