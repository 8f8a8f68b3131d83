// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import type { ApiClient } from '../../api/client.js';
import { bind, type Method, type PagedMethod } from '../../api/method.js';
import * as rows from './operations/index.js';

/** Credentials and hosted payment: `client.oauth`. */
export interface OauthResource {
  /** Exchange a client id/secret pair for a bearer token. `POST /oauth/token`. */
  readonly token: Method<typeof rows.createToken>;
}

/** Credentials and hosted payment: `client.signatures`. */
export interface SignaturesResource {
  /** Mint a one-time signature+token that lets a browser call one CORS-enabled URI. Older operation: still served, no longer recommended by the platform. `POST /v1/hmac-signatures`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createHmac: Method<typeof rows.createHmacSignature>;
  /** Mint the signature/token a hosted payment page form needs. `POST /v1/rsa-signatures`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createRsa: Method<typeof rows.createRsaSignature>;
  /** Check the signature a hosted page returned in its callback. `POST /v1/rsa-signatures/decrypt`. */
  readonly decryptRsa: Method<typeof rows.decryptRsaSignature>;
}

/** Credentials and hosted payment: `client.hostedPages`. */
export interface HostedPagesResource {
  /** List hosted payment page configurations. `GET /v1/hostedpages`. */
  readonly list: Method<typeof rows.listHostedPages>;
}

/** Credentials and hosted payment: `client.paymentSessions`. */
export interface PaymentSessionsResource {
  /** Open a payment session for the embedded payment form; its token goes to the page. `POST /web-payments/sessions`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createPaymentFormSession>;
}

/** Sign-up: `client.signUp`. */
export interface SignUpResource {
  /** One call creating account + contacts + payment method + subscription (self-service onboarding). `POST /v1/sign-up`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.signUp>;
}

/** Catalog: `client.catalog`. */
export interface CatalogResource {
  /** Page through products with rate plans, charges, pricing and tiers. `GET /v1/catalog/products`. */
  readonly products: PagedMethod<typeof rows.listProducts>;
  /** One product with the same nesting. `GET /v1/catalog/products/{product-key}`. */
  readonly product: Method<typeof rows.getProduct>;
  /** Rate plans of a product. `GET /v1/products/{product-key}/product-rate-plans`. */
  readonly ratePlans: PagedMethod<typeof rows.listProductRatePlans>;
  /** One rate plan. `GET /v1/product-rate-plans/{id}`. */
  readonly ratePlan: Method<typeof rows.getProductRatePlan>;
  /** Rate plans by outside id. `GET /v1/product-rate-plans/external-id/{id}`. */
  readonly ratePlansByExternalId: Method<typeof rows.listProductRatePlansByExternalId>;
  /** One product charge. `GET /v1/product-rate-plan-charges/{product-rate-plan-charge-key}`. */
  readonly ratePlanCharge: Method<typeof rows.getProductRatePlanCharge>;
  /** Create product (generic object style). `POST /v1/object/product`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createProduct: Method<typeof rows.createProduct>;
  /** Create rate plan. `POST /v1/object/product-rate-plan`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createRatePlan: Method<typeof rows.createProductRatePlan>;
  /** Create charge; carries revenue recognition settings. `POST /v1/object/product-rate-plan-charge`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createRatePlanCharge: Method<typeof rows.createProductRatePlanCharge>;
}

/** Accounts and contacts: `client.accounts`. */
export interface AccountsResource {
  /** Create account; may carry payment method and a subscription in one call. `POST /v1/accounts`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createAccount>;
  /** One account. `GET /v1/accounts/{account-key}`. */
  readonly get: Method<typeof rows.getAccount>;
  /** Account with recent subscriptions, invoices, payments, usage. `GET /v1/accounts/{account-key}/summary`. */
  readonly summary: Method<typeof rows.getAccountSummary>;
  /** Change account, bill-to/sold-to, default method, auto pay. `PUT /v1/accounts/{account-key}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly update: Method<typeof rows.updateAccount>;
  /** Delete account (async job). `DELETE /v1/accounts/{account-key}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly delete: Method<typeof rows.deleteAccount>;
  /** All payment methods of an account, grouped by kind. `GET /v1/accounts/{account-key}/payment-methods`. */
  readonly paymentMethods: Method<typeof rows.listAccountPaymentMethods>;
  /** The default method. `GET /v1/accounts/{account-key}/payment-methods/default`. */
  readonly defaultPaymentMethod: Method<typeof rows.getDefaultPaymentMethod>;
}

/** Accounts and contacts: `client.contacts`. */
export interface ContactsResource {
  /** Create contact. `POST /v1/contacts`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createContact>;
  /** One contact. `GET /v1/contacts/{contactId}`. */
  readonly get: Method<typeof rows.getContact>;
  /** Change contact. `PUT /v1/contacts/{contactId}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly update: Method<typeof rows.updateContact>;
  /** Delete contact. `DELETE /v1/contacts/{contactId}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly delete: Method<typeof rows.deleteContact>;
  /** Erase personal data of a contact. `PUT /v1/contacts/{contactId}/scrub`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly scrub: Method<typeof rows.scrubContact>;
}

/** Payment methods: `client.paymentMethods`. */
export interface PaymentMethodsResource {
  /** Create any kind of payment method. `POST /v1/payment-methods`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createPaymentMethod>;
  /** Create card method; CORS-enabled legacy route. Older operation: still served, no longer recommended by the platform. `POST /v1/payment-methods/credit-cards`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createCreditCard: Method<typeof rows.createCreditCard>;
  /** List cards of an account (legacy). Older operation: still served, no longer recommended by the platform. `GET /v1/payment-methods/credit-cards/accounts/{account-key}`. */
  readonly listCreditCards: PagedMethod<typeof rows.listCreditCards>;
  /** One payment method. `GET /v1/payment-methods/{payment-method-id}`. */
  readonly get: Method<typeof rows.getPaymentMethod>;
  /** Change method. `PUT /v1/payment-methods/{payment-method-id}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly update: Method<typeof rows.updatePaymentMethod>;
  /** Re-check method with gateway. `PUT /v1/payment-methods/{payment-method-id}/verify`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly verify: Method<typeof rows.verifyPaymentMethod>;
  /** Delete method. `DELETE /v1/payment-methods/{payment-method-id}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly delete: Method<typeof rows.deletePaymentMethod>;
  /** Erase sensitive data of a method. `PUT /v1/payment-methods/{payment-method-id}/scrub`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly scrub: Method<typeof rows.scrubPaymentMethod>;
}

/** Subscriptions: `client.subscriptions`. */
export interface SubscriptionsResource {
  /** Create subscription for an existing account. `POST /v1/subscriptions`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createSubscription>;
  /** Price a not-yet-created subscription. `POST /v1/subscriptions/preview`. */
  readonly preview: Method<typeof rows.previewSubscription>;
  /** Price a change/charge set of an existing subscription. `POST /v1/subscriptions/{subscription-key}/preview`. */
  readonly previewExisting: Method<typeof rows.previewExistingSubscription>;
  /** List subscriptions of an account. `GET /v1/subscriptions/accounts/{account-key}`. */
  readonly listByAccount: PagedMethod<typeof rows.listSubscriptionsByAccount>;
  /** Latest version of a subscription. `GET /v1/subscriptions/{subscription-key}`. */
  readonly get: Method<typeof rows.getSubscription>;
  /** One past version. `GET /v1/subscriptions/{subscription-key}/versions/{version}`. */
  readonly version: Method<typeof rows.getSubscriptionVersion>;
  /** Add/remove/update/change rate plans, quantity, price, terms. `PUT /v1/subscriptions/{subscription-key}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly update: Method<typeof rows.updateSubscription>;
  /** Renew a TERMED subscription. `PUT /v1/subscriptions/{subscription-key}/renew`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly renew: Method<typeof rows.renewSubscription>;
  /** Cancel. `PUT /v1/subscriptions/{subscription-key}/cancel`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly cancel: Method<typeof rows.cancelSubscription>;
  /** Suspend. `PUT /v1/subscriptions/{subscription-key}/suspend`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly suspend: Method<typeof rows.suspendSubscription>;
  /** Resume. `PUT /v1/subscriptions/{subscription-key}/resume`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly resume: Method<typeof rows.resumeSubscription>;
  /** Delete a subscription. `PUT /v1/subscriptions/{subscription-key}/delete`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly delete: Method<typeof rows.deleteSubscription>;
  /** Set custom fields. `PUT /v1/subscriptions/{subscriptionNumber}/customFields`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly updateCustomFields: Method<typeof rows.updateSubscriptionCustomFields>;
}

/** Orders: `client.orders`. */
export interface OrdersResource {
  /** Create an order holding one or more order actions on one or more subscriptions. `POST /v1/orders`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createOrder>;
  /** Price an order without saving it. `POST /v1/orders/preview`. */
  readonly preview: Method<typeof rows.previewOrder>;
  /** Same as create, answered with a job id. `POST /v1/async/orders`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createAsync: Method<typeof rows.createOrderAsync>;
  /** Same as preview, job id. `POST /v1/async/orders/preview`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly previewAsync: Method<typeof rows.previewOrderAsync>;
  /** Poll an async order job. `GET /v1/async-jobs/{jobId}`. */
  readonly job: Method<typeof rows.getOrderJob>;
  /** List orders. `GET /v1/orders`. */
  readonly list: PagedMethod<typeof rows.listOrders>;
  /** One order. `GET /v1/orders/{orderNumber}`. */
  readonly get: Method<typeof rows.getOrder>;
  /** Orders touching a subscription. `GET /v1/orders/subscription/{subscriptionNumber}`. */
  readonly listBySubscription: PagedMethod<typeof rows.listOrdersBySubscription>;
  /** Orders of a subscription owner. `GET /v1/orders/subscriptionOwner/{accountNumber}`. */
  readonly listByOwner: PagedMethod<typeof rows.listOrdersByOwner>;
  /** Change a draft/scheduled order. `PUT /v1/orders/{orderNumber}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly update: Method<typeof rows.updateOrder>;
  /** Activate a draft order. `PUT /v1/orders/{orderNumber}/activate`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly activate: Method<typeof rows.activateOrder>;
  /** Cancel a draft/scheduled order. `PUT /v1/orders/{orderNumber}/cancel`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly cancel: Method<typeof rows.cancelOrder>;
  /** Delete order. `DELETE /v1/orders/{orderNumber}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly delete: Method<typeof rows.deleteOrder>;
  /** Set activation dates (service activation, customer acceptance). `PUT /v1/orders/{orderNumber}/triggerDates`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly updateTriggerDates: Method<typeof rows.updateOrderTriggerDates>;
}

/** Billing documents, payments, refunds, credit: `client.billingDocuments`. */
export interface BillingDocumentsResource {
  /** List invoices/memos of an account. `GET /v1/billing-documents`. */
  readonly list: PagedMethod<typeof rows.listBillingDocuments>;
  /** Generate billing documents for an account. `POST /v1/accounts/{key}/billing-documents/generate`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly generate: Method<typeof rows.generateBillingDocuments>;
}

/** Billing documents, payments, refunds, credit: `client.invoices`. */
export interface InvoicesResource {
  /** One invoice. `GET /v1/invoices/{invoiceKey}`. */
  readonly get: Method<typeof rows.getInvoice>;
  /** Items of an invoice. `GET /v1/invoices/{invoiceKey}/items`. */
  readonly items: PagedMethod<typeof rows.listInvoiceItems>;
  /** PDF files of an invoice. `GET /v1/invoices/{invoiceKey}/files`. */
  readonly files: PagedMethod<typeof rows.listInvoiceFiles>;
  /** Reverse an invoice. `PUT /v1/invoices/{invoiceKey}/reverse`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly reverse: Method<typeof rows.reverseInvoice>;
  /** Write off. `PUT /v1/invoices/{invoiceKey}/write-off`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly writeOff: Method<typeof rows.writeOffInvoice>;
  /** Email an invoice. `POST /v1/invoices/{invoiceKey}/emails`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly email: Method<typeof rows.emailInvoice>;
}

/** Billing documents, payments, refunds, credit: `client.operations`. */
export interface OperationsResource {
  /** Invoice-and-collect: bill the account and/or collect payment now. `POST /v1/operations/invoice-collect`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly invoiceAndCollect: Method<typeof rows.invoiceAndCollect>;
  /** Upcoming invoice items up to a date. `POST /v1/operations/billing-preview`. */
  readonly previewBilling: Method<typeof rows.previewBilling>;
  /** Batch preview run. `POST /v1/billing-preview-runs`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createBillingPreviewRun: Method<typeof rows.createBillingPreviewRun>;
}

/** Billing documents, payments, refunds, credit: `client.files`. */
export interface FilesResource {
  /** Download file content. `GET /v1/files/{file-id}`. */
  readonly get: Method<typeof rows.getFile>;
}

/** Billing documents, payments, refunds, credit: `client.payments`. */
export interface PaymentsResource {
  /** Create and optionally apply a payment. `POST /v1/payments`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createPayment>;
  /** List payments. `GET /v1/payments`. */
  readonly list: PagedMethod<typeof rows.listPayments>;
  /** One payment. `GET /v1/payments/{paymentKey}`. */
  readonly get: Method<typeof rows.getPayment>;
  /** Apply to invoices. `PUT /v1/payments/{paymentKey}/apply`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly apply: Method<typeof rows.applyPayment>;
  /** Unapply. `PUT /v1/payments/{paymentKey}/unapply`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly unapply: Method<typeof rows.unapplyPayment>;
  /** Cancel a draft/processing payment. `PUT /v1/payments/{paymentKey}/cancel`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly cancel: Method<typeof rows.cancelPayment>;
  /** Refund a payment. `POST /v1/payments/{paymentKey}/refunds`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly refund: Method<typeof rows.refundPayment>;
}

/** Billing documents, payments, refunds, credit: `client.refunds`. */
export interface RefundsResource {
  /** List refunds. `GET /v1/refunds`. */
  readonly list: PagedMethod<typeof rows.listRefunds>;
  /** One refund. `GET /v1/refunds/{refundKey}`. */
  readonly get: Method<typeof rows.getRefund>;
  /** Cancel refund. `PUT /v1/refunds/{refundKey}/cancel`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly cancel: Method<typeof rows.cancelRefund>;
}

/** Billing documents, payments, refunds, credit: `client.creditMemos`. */
export interface CreditMemosResource {
  /** List credit memos. `GET /v1/credit-memos`. */
  readonly list: PagedMethod<typeof rows.listCreditMemos>;
  /** Credit memo from a product charge. `POST /v1/credit-memos`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createCreditMemo>;
  /** One credit memo. `GET /v1/credit-memos/{creditMemoKey}`. */
  readonly get: Method<typeof rows.getCreditMemo>;
  /** Post draft. `PUT /v1/credit-memos/{creditMemoKey}/post`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly post: Method<typeof rows.postCreditMemo>;
  /** Apply to invoices. `PUT /v1/credit-memos/{creditMemoKey}/apply`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly apply: Method<typeof rows.applyCreditMemo>;
  /** Refund a credit memo. `POST /v1/credit-memos/{creditMemoKey}/refund`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly refund: Method<typeof rows.refundCreditMemo>;
}

/** Usage: `client.usage`. */
export interface UsageResource {
  /** Upload a usage file (multipart). `POST /v1/usage`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly upload: Method<typeof rows.uploadUsage>;
  /** Create one usage record. `POST /v1/object/usage`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createUsage>;
  /** Get one usage record. `GET /v1/object/usage/{id}`. */
  readonly get: Method<typeof rows.getUsage>;
  /** Change one. `PUT /v1/object/usage/{id}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly update: Method<typeof rows.updateUsage>;
  /** Delete one. `DELETE /v1/object/usage/{id}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly delete: Method<typeof rows.deleteUsage>;
  /** List usage of an account. Older operation: still served, no longer recommended by the platform. `GET /v1/usage/accounts/{account-key}`. */
  readonly listByAccount: PagedMethod<typeof rows.listUsageByAccount>;
  /** How an invoice item was rated. `GET /v1/invoices/invoice-item/{invoice-item-id}/usage-rate-detail`. */
  readonly rateDetail: Method<typeof rows.getUsageRateDetail>;
}

/** Revenue: `client.revenueRules`. */
export interface RevenueRulesResource {
  /** Name of the rule by which a subscription charge is recognized. By the id or number of the charge. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-recognition-rules/subscription-charges/{charge-key}`. */
  readonly getBySubscriptionCharge: Method<typeof rows.getRevenueRuleOfSubscriptionCharge>;
  /** Name of the rule by which a product charge is recognized. By the id of the charge. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-recognition-rules/product-charges/{charge-key}`. */
  readonly getByProductCharge: Method<typeof rows.getRevenueRuleOfProductCharge>;
  /** First day whose invoices make schedules by themselves. Older operation: still served, no longer recommended by the platform. `GET /v1/settings/finance/revenue-automation-start-date`. */
  readonly automationStartDate: Method<typeof rows.getRevenueAutomationStartDate>;
}

/** Revenue: `client.revenueSchedules`. */
export interface RevenueSchedulesResource {
  /** Create a schedule for a subscription charge: an amount (decimal text, in the currency of the account) from a day on. Refused beyond 3,000 schedules for a charge. Answers the number, for example `RS-00000001`. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/subscription-charges/{charge-key}`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createForSubscriptionCharge: Method<typeof rows.createScheduleForSubscriptionCharge>;
  /** Schedules of a subscription charge, with their items. Pages of 8 unless `pageSize` says otherwise. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/subscription-charges/{charge-key}`. */
  readonly listBySubscriptionCharge: PagedMethod<typeof rows.listSchedulesOfSubscriptionCharge>;
  /** Create the schedule of an invoice item with an amount for each accounting period (decimal text, in the currency of the item; `Open-Ended` is the period of what is undistributed). They must add up to the amount of the item. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/invoice-items/{invoice-item-id}`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createForInvoiceItem: Method<typeof rows.createScheduleForInvoiceItem>;
  /** The schedule of an invoice item, with its items. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/invoice-items/{invoice-item-id}`. */
  readonly getByInvoiceItem: Method<typeof rows.getScheduleOfInvoiceItem>;
  /** Create the schedule of an invoice item spread between two days, both included, as the platform reckons it. For parts that you have seen before, compile a rule model (`revenue.compile`). Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/invoice-items/{invoice-item-id}/distribute-revenue-with-date-range`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createForInvoiceItemByDateRange: Method<typeof rows.createScheduleForInvoiceItemByDateRange>;
  /** Create the schedule of an invoice item adjustment with an amount for each accounting period (decimal text, in the currency of the item; `Open-Ended` is the period of what is undistributed). They must add up to the amount of the item. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createForInvoiceItemAdjustment: Method<typeof rows.createScheduleForInvoiceItemAdjustment>;
  /** The schedule of an invoice item adjustment, with its items. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}`. */
  readonly getByInvoiceItemAdjustment: Method<typeof rows.getScheduleOfInvoiceItemAdjustment>;
  /** Create the schedule of an invoice item adjustment spread between two days, both included, as the platform reckons it. For parts that you have seen before, compile a rule model (`revenue.compile`). Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/invoice-item-adjustments/{invoice-item-adj-key}/distribute-revenue-with-date-range`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createForInvoiceItemAdjustmentByDateRange: Method<typeof rows.createScheduleForInvoiceItemAdjustmentByDateRange>;
  /** Create the schedule of a credit memo item with an amount for each accounting period (decimal text, in the currency of the item; `Open-Ended` is the period of what is undistributed). They must add up to the amount of the item; amounts are negative. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/credit-memo-items/{cmi-id}`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createForCreditMemoItem: Method<typeof rows.createScheduleForCreditMemoItem>;
  /** The schedule of a credit memo item, with its items. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/credit-memo-items/{cmi-id}`. */
  readonly getByCreditMemoItem: Method<typeof rows.getScheduleOfCreditMemoItem>;
  /** Create the schedule of a credit memo item spread between two days, both included, as the platform reckons it. For parts that you have seen before, compile a rule model (`revenue.compile`). Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/credit-memo-items/{cmi-id}/distribute-revenue-with-date-range`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createForCreditMemoItemByDateRange: Method<typeof rows.createScheduleForCreditMemoItemByDateRange>;
  /** Create the schedule of a debit memo item with an amount for each accounting period (decimal text, in the currency of the item; `Open-Ended` is the period of what is undistributed). They must add up to the amount of the item. Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/debit-memo-items/{dmi-id}`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createForDebitMemoItem: Method<typeof rows.createScheduleForDebitMemoItem>;
  /** The schedule of a debit memo item, with its items. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/debit-memo-items/{dmi-id}`. */
  readonly getByDebitMemoItem: Method<typeof rows.getScheduleOfDebitMemoItem>;
  /** Create the schedule of a debit memo item spread between two days, both included, as the platform reckons it. For parts that you have seen before, compile a rule model (`revenue.compile`). Older operation: still served, no longer recommended by the platform. `POST /v1/revenue-schedules/debit-memo-items/{dmi-id}/distribute-revenue-with-date-range`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createForDebitMemoItemByDateRange: Method<typeof rows.createScheduleForDebitMemoItemByDateRange>;
  /** Schedules of a product charge for one billing account. Pages of 8 unless `pageSize` says otherwise. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/product-charges/{charge-key}/{account-key}`. */
  readonly listByProductCharge: PagedMethod<typeof rows.listSchedulesOfProductCharge>;
  /** One schedule by its number: amounts recognized (closed periods), unrecognized (open periods) and undistributed, and an item for each period. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-schedules/{rs-number}`. */
  readonly get: Method<typeof rows.getRevenueSchedule>;
  /** Delete a schedule. Refused while it belongs to an invoice item, a memo item or an adjustment. Older operation: still served, no longer recommended by the platform. `DELETE /v1/revenue-schedules/{rs-number}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly delete: Method<typeof rows.deleteRevenueSchedule>;
  /** Change notes, reference and custom fields of a schedule; no amounts. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-schedules/{rs-number}/basic-information`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly update: Method<typeof rows.updateRevenueSchedule>;
  /** Distribute a schedule by an amount for each accounting period, which add up to the schedule's amount; periods that are closed or about to be keep their amounts, and another amount for one is refused. `revenue.compile` writes this from a rule model. Answers the number of the revenue event. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-across-accounting-periods`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly distributeAcrossPeriods: Method<typeof rows.distributeAcrossPeriods>;
  /** Put an amount, a percentage of all or a percentage of what is undistributed into the period of one day. Refused for more than is undistributed, and for a closed period. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-on-specific-date`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly distributeOnDate: Method<typeof rows.distributeOnDate>;
  /** Spread a schedule between two days, both included, as the platform reckons it; periods that are closed or about to be keep their amounts, and another amount for one is refused. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-schedules/{rs-number}/distribute-revenue-with-date-range`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly distributeOverDateRange: Method<typeof rows.distributeOverDateRange>;
}

/** Revenue: `client.revenueEvents`. */
export interface RevenueEventsResource {
  /** One revenue event: what changed in each period, and why. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-events/{event-number}`. */
  readonly get: Method<typeof rows.getRevenueEvent>;
  /** Events of a schedule, which together make its items. Pages of 8 unless `pageSize` says otherwise. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-events/revenue-schedules/{rs-number}`. */
  readonly listBySchedule: PagedMethod<typeof rows.listRevenueEventsOfSchedule>;
}

/** Revenue: `client.revenueItems`. */
export interface RevenueItemsResource {
  /** Amounts of a schedule in each period. Pages of 300 unless `pageSize` says otherwise. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-items/revenue-schedules/{rs-number}`. */
  readonly listBySchedule: PagedMethod<typeof rows.listRevenueItemsOfSchedule>;
  /** Amounts by which an event changed each period. Pages of 300 unless `pageSize` says otherwise. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-items/revenue-events/{event-number}`. */
  readonly listByEvent: PagedMethod<typeof rows.listRevenueItemsOfEvent>;
  /** Amounts of a charge in each period. Pages of 300 unless `pageSize` says otherwise. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-items/charge-revenue-summaries/{crs-number}`. */
  readonly listBySummary: PagedMethod<typeof rows.listRevenueItemsOfSummary>;
  /** Set custom fields on the items of an event, by the names of their periods; no amounts. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-items/revenue-events/{event-number}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly updateByEvent: Method<typeof rows.updateRevenueItemsOfEvent>;
  /** Set custom fields on the items of a schedule, by the names of their periods; no amounts. Older operation: still served, no longer recommended by the platform. `PUT /v1/revenue-items/revenue-schedules/{rs-number}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly updateBySchedule: Method<typeof rows.updateRevenueItemsOfSchedule>;
}

/** Revenue: `client.chargeRevenueSummaries`. */
export interface ChargeRevenueSummariesResource {
  /** All schedules of a charge together, by the number of the summary, for example `CRS-00000001`. Older operation: still served, no longer recommended by the platform. `GET /v1/charge-revenue-summaries/{crs-number}`. */
  readonly get: Method<typeof rows.getChargeRevenueSummary>;
  /** All schedules of a charge together, by the id or number of the charge. Older operation: still served, no longer recommended by the platform. `GET /v1/charge-revenue-summaries/subscription-charges/{charge-key}`. */
  readonly getByCharge: Method<typeof rows.getChargeRevenueSummaryOfCharge>;
}

/** Revenue: `client.accountingPeriods`. */
export interface AccountingPeriodsResource {
  /** Accounting periods with their states. Pages of 300 unless `pageSize` says otherwise. `GET /v1/accounting-periods`. */
  readonly list: PagedMethod<typeof rows.listAccountingPeriods>;
  /** Create an accounting period. Refused unless it begins on the day after the last one ends; its name must be new. `POST /v1/accounting-periods`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createAccountingPeriod>;
  /** One accounting period, with the ids of the files of its trial balance. `GET /v1/accounting-periods/{ap-id}`. */
  readonly get: Method<typeof rows.getAccountingPeriod>;
  /** Change name, notes, fiscal year or days of an accounting period. Days must stay without holes. `PUT /v1/accounting-periods/{ap-id}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly update: Method<typeof rows.updateAccountingPeriod>;
  /** Delete an accounting period. Refused if it is closed or something is distributed into it. `DELETE /v1/accounting-periods/{ap-id}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly delete: Method<typeof rows.deleteAccountingPeriod>;
  /** Close an accounting period: what is in it is recognized. Refused while an earlier one is open. Runs the trial balance, whose file `get` names afterward. `PUT /v1/accounting-periods/{ap-id}/close`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly close: Method<typeof rows.closeAccountingPeriod>;
  /** Announce that an accounting period is about to be closed: nothing is distributed into it any more. `PUT /v1/accounting-periods/{ap-id}/pending-close`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly markPendingClose: Method<typeof rows.markAccountingPeriodPendingClose>;
  /** Reopen a closed accounting period. Refused unless it is the one directly before an open one. `PUT /v1/accounting-periods/{ap-id}/reopen`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly reopen: Method<typeof rows.reopenAccountingPeriod>;
  /** Run the trial balance of an accounting period without closing it. `PUT /v1/accounting-periods/{ap-id}/run-trial-balance`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly runTrialBalance: Method<typeof rows.runTrialBalance>;
}

/** Revenue: `client.accountingCodes`. */
export interface AccountingCodesResource {
  /** Accounting codes with their types. Pages of 300 unless `pageSize` says otherwise. `GET /v1/accounting-codes`. */
  readonly list: PagedMethod<typeof rows.listAccountingCodes>;
  /** Create an accounting code; its name must be new, and its type says to which side of the books it belongs. `POST /v1/accounting-codes`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createAccountingCode>;
  /** One accounting code. `GET /v1/accounting-codes/{ac-id}`. */
  readonly get: Method<typeof rows.getAccountingCode>;
  /** Change an accounting code. Refused for the name and type of one that is in use. `PUT /v1/accounting-codes/{ac-id}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly update: Method<typeof rows.updateAccountingCode>;
  /** Make an accounting code usable again. `PUT /v1/accounting-codes/{ac-id}/activate`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly activate: Method<typeof rows.activateAccountingCode>;
  /** Make an accounting code unusable from now on. Refused while it is in use. `PUT /v1/accounting-codes/{ac-id}/deactivate`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly deactivate: Method<typeof rows.deactivateAccountingCode>;
  /** Delete an accounting code. Refused while it is active or in use. `DELETE /v1/accounting-codes/{ac-id}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly delete: Method<typeof rows.deleteAccountingCode>;
}

/** Generic objects and actions: `client.actions`. */
export interface ActionsResource {
  /** Create up to 50 objects of one type. `POST /v1/action/create`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createObjects>;
  /** Update up to 50 objects. `POST /v1/action/update`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly update: Method<typeof rows.updateObjects>;
  /** Delete up to 50 objects by id. `POST /v1/action/delete`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly delete: Method<typeof rows.deleteObjects>;
  /** Run a ZOQL query. `POST /v1/action/query`. */
  readonly query: PagedMethod<typeof rows.query>;
  /** Next batch of a query. `POST /v1/action/queryMore`. */
  readonly queryMore: Method<typeof rows.queryMore>;
  /** Create account+contacts+method+subscription in bulk (legacy). Older operation: still served, no longer recommended by the platform. `POST /v1/action/subscribe`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly subscribe: Method<typeof rows.subscribe>;
  /** Amend subscriptions (legacy). Older operation: still served, no longer recommended by the platform. `POST /v1/action/amend`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly amend: Method<typeof rows.amend>;
  /** Generate invoices (legacy). Older operation: still served, no longer recommended by the platform. `POST /v1/action/generate`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly generate: Method<typeof rows.generate>;
  /** Execute e.g. InvoiceSplit (legacy). Older operation: still served, no longer recommended by the platform. `POST /v1/action/execute`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly execute: Method<typeof rows.execute>;
}

/** Generic objects and actions: `client.objectRecords`. */
export interface ObjectRecordsResource {
  /** Generic read of an account object. Older operation: still served, no longer recommended by the platform. `GET /v1/object/account/{id}`. */
  readonly getAccount: Method<typeof rows.getAccountObject>;
  /** Generic create. Older operation: still served, no longer recommended by the platform. `POST /v1/object/account`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createAccount: Method<typeof rows.createAccountObject>;
  /** Generic change. Older operation: still served, no longer recommended by the platform. `PUT /v1/object/account/{id}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly updateAccount: Method<typeof rows.updateAccountObject>;
  /** Generic delete. Older operation: still served, no longer recommended by the platform. `DELETE /v1/object/account/{id}`. Sent once: a lost answer is an `outcome-unknown`, to be settled by reading. */
  readonly deleteAccount: Method<typeof rows.deleteAccountObject>;
}

/** Generic objects and actions: `client.describe`. */
export interface DescribeResource {
  /** Field metadata of an object (XML). `GET /v1/describe/{object}`. */
  readonly get: Method<typeof rows.describeObject>;
}

/** Generic objects and actions: `client.objectQuery`. */
export interface ObjectQueryResource {
  /** Object query: list accounts with filter/expand/fields/sort. `GET /object-query/accounts`. */
  readonly accounts: PagedMethod<typeof rows.queryAccounts>;
  /** Object query: one account. `GET /object-query/accounts/{key}`. */
  readonly account: Method<typeof rows.queryAccount>;
  /** Object query: subscriptions. `GET /object-query/subscriptions`. */
  readonly subscriptions: PagedMethod<typeof rows.querySubscriptions>;
  /** Object query: products. `GET /object-query/products`. */
  readonly products: PagedMethod<typeof rows.queryProducts>;
}

/** Generic objects and actions: `client.amendments`. */
export interface AmendmentsResource {
  /** One amendment. Older operation: still served, no longer recommended by the platform. `GET /v1/amendments/{amendment-key}`. */
  readonly get: Method<typeof rows.getAmendment>;
  /** Amendment that made a version. Older operation: still served, no longer recommended by the platform. `GET /v1/amendments/subscriptions/{subscription-id}`. */
  readonly getBySubscription: Method<typeof rows.getAmendmentOfSubscription>;
}

/** Custom objects, events, notifications: `client.customObjects`. */
export interface CustomObjectsResource {
  /** Define custom objects. `POST /objects/definitions/default`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createDefinitions: Method<typeof rows.createCustomObjectDefinitions>;
  /** List definitions. `GET /objects/definitions/default`. */
  readonly listDefinitions: Method<typeof rows.listCustomObjectDefinitions>;
  /** Create records. `POST /objects/records/default/{object}`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createRecords: Method<typeof rows.createCustomObjectRecords>;
  /** Query records. `GET /objects/records/default/{object}`. */
  readonly listRecords: PagedMethod<typeof rows.listCustomObjectRecords>;
}

/** Custom objects, events, notifications: `client.notifications`. */
export interface NotificationsResource {
  /** Bind an event to email/callout. `POST /notifications/notification-definitions`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createDefinition: Method<typeof rows.createNotificationDefinition>;
  /** List definitions. `GET /notifications/notification-definitions`. */
  readonly listDefinitions: Method<typeof rows.listNotificationDefinitions>;
  /** Create callout template. `POST /notifications/callout-templates`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly createCalloutTemplate: Method<typeof rows.createCalloutTemplate>;
  /** List delivered callouts. `GET /v1/notification-history/callout`. */
  readonly calloutHistory: PagedMethod<typeof rows.listCalloutHistory>;
  /** Resend callouts. `POST /notifications/callout-histories/resend`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly resendCallouts: Method<typeof rows.resendCallouts>;
}

/** Custom objects, events, notifications: `client.eventTriggers`. */
export interface EventTriggersResource {
  /** Create custom event trigger. `POST /events/event-triggers`. Give it the `idempotencyKey` of your intent: while the outcome is unknown, ask again with the same one. */
  readonly create: Method<typeof rows.createEventTrigger>;
  /** List triggers. `GET /events/event-triggers`. */
  readonly list: Method<typeof rows.listEventTriggers>;
}

/** The billing API by resource. */
export interface Resources {
  readonly oauth: OauthResource;
  readonly signatures: SignaturesResource;
  readonly hostedPages: HostedPagesResource;
  readonly paymentSessions: PaymentSessionsResource;
  readonly signUp: SignUpResource;
  readonly catalog: CatalogResource;
  readonly accounts: AccountsResource;
  readonly contacts: ContactsResource;
  readonly paymentMethods: PaymentMethodsResource;
  readonly subscriptions: SubscriptionsResource;
  readonly orders: OrdersResource;
  readonly billingDocuments: BillingDocumentsResource;
  readonly invoices: InvoicesResource;
  readonly operations: OperationsResource;
  readonly files: FilesResource;
  readonly payments: PaymentsResource;
  readonly refunds: RefundsResource;
  readonly creditMemos: CreditMemosResource;
  readonly usage: UsageResource;
  readonly revenueRules: RevenueRulesResource;
  readonly revenueSchedules: RevenueSchedulesResource;
  readonly revenueEvents: RevenueEventsResource;
  readonly revenueItems: RevenueItemsResource;
  readonly chargeRevenueSummaries: ChargeRevenueSummariesResource;
  readonly accountingPeriods: AccountingPeriodsResource;
  readonly accountingCodes: AccountingCodesResource;
  readonly actions: ActionsResource;
  readonly objectRecords: ObjectRecordsResource;
  readonly describe: DescribeResource;
  readonly objectQuery: ObjectQueryResource;
  readonly amendments: AmendmentsResource;
  readonly customObjects: CustomObjectsResource;
  readonly notifications: NotificationsResource;
  readonly eventTriggers: EventTriggersResource;
}

/**
 * The billing API by resource, for programs on a server: `resources.orders.create({...})`.
 * Imports every row, so elements never use it; they call single rows.
 */
export function createResources(client: ApiClient): Resources {
  const { one, paged } = bind(client);
  return {
    oauth: {
      token: one(rows.createToken),
    },
    signatures: {
      createHmac: one(rows.createHmacSignature),
      createRsa: one(rows.createRsaSignature),
      decryptRsa: one(rows.decryptRsaSignature),
    },
    hostedPages: {
      list: one(rows.listHostedPages),
    },
    paymentSessions: {
      create: one(rows.createPaymentFormSession),
    },
    signUp: {
      create: one(rows.signUp),
    },
    catalog: {
      products: paged(rows.listProducts),
      product: one(rows.getProduct),
      ratePlans: paged(rows.listProductRatePlans),
      ratePlan: one(rows.getProductRatePlan),
      ratePlansByExternalId: one(rows.listProductRatePlansByExternalId),
      ratePlanCharge: one(rows.getProductRatePlanCharge),
      createProduct: one(rows.createProduct),
      createRatePlan: one(rows.createProductRatePlan),
      createRatePlanCharge: one(rows.createProductRatePlanCharge),
    },
    accounts: {
      create: one(rows.createAccount),
      get: one(rows.getAccount),
      summary: one(rows.getAccountSummary),
      update: one(rows.updateAccount),
      delete: one(rows.deleteAccount),
      paymentMethods: one(rows.listAccountPaymentMethods),
      defaultPaymentMethod: one(rows.getDefaultPaymentMethod),
    },
    contacts: {
      create: one(rows.createContact),
      get: one(rows.getContact),
      update: one(rows.updateContact),
      delete: one(rows.deleteContact),
      scrub: one(rows.scrubContact),
    },
    paymentMethods: {
      create: one(rows.createPaymentMethod),
      createCreditCard: one(rows.createCreditCard),
      listCreditCards: paged(rows.listCreditCards),
      get: one(rows.getPaymentMethod),
      update: one(rows.updatePaymentMethod),
      verify: one(rows.verifyPaymentMethod),
      delete: one(rows.deletePaymentMethod),
      scrub: one(rows.scrubPaymentMethod),
    },
    subscriptions: {
      create: one(rows.createSubscription),
      preview: one(rows.previewSubscription),
      previewExisting: one(rows.previewExistingSubscription),
      listByAccount: paged(rows.listSubscriptionsByAccount),
      get: one(rows.getSubscription),
      version: one(rows.getSubscriptionVersion),
      update: one(rows.updateSubscription),
      renew: one(rows.renewSubscription),
      cancel: one(rows.cancelSubscription),
      suspend: one(rows.suspendSubscription),
      resume: one(rows.resumeSubscription),
      delete: one(rows.deleteSubscription),
      updateCustomFields: one(rows.updateSubscriptionCustomFields),
    },
    orders: {
      create: one(rows.createOrder),
      preview: one(rows.previewOrder),
      createAsync: one(rows.createOrderAsync),
      previewAsync: one(rows.previewOrderAsync),
      job: one(rows.getOrderJob),
      list: paged(rows.listOrders),
      get: one(rows.getOrder),
      listBySubscription: paged(rows.listOrdersBySubscription),
      listByOwner: paged(rows.listOrdersByOwner),
      update: one(rows.updateOrder),
      activate: one(rows.activateOrder),
      cancel: one(rows.cancelOrder),
      delete: one(rows.deleteOrder),
      updateTriggerDates: one(rows.updateOrderTriggerDates),
    },
    billingDocuments: {
      list: paged(rows.listBillingDocuments),
      generate: one(rows.generateBillingDocuments),
    },
    invoices: {
      get: one(rows.getInvoice),
      items: paged(rows.listInvoiceItems),
      files: paged(rows.listInvoiceFiles),
      reverse: one(rows.reverseInvoice),
      writeOff: one(rows.writeOffInvoice),
      email: one(rows.emailInvoice),
    },
    operations: {
      invoiceAndCollect: one(rows.invoiceAndCollect),
      previewBilling: one(rows.previewBilling),
      createBillingPreviewRun: one(rows.createBillingPreviewRun),
    },
    files: {
      get: one(rows.getFile),
    },
    payments: {
      create: one(rows.createPayment),
      list: paged(rows.listPayments),
      get: one(rows.getPayment),
      apply: one(rows.applyPayment),
      unapply: one(rows.unapplyPayment),
      cancel: one(rows.cancelPayment),
      refund: one(rows.refundPayment),
    },
    refunds: {
      list: paged(rows.listRefunds),
      get: one(rows.getRefund),
      cancel: one(rows.cancelRefund),
    },
    creditMemos: {
      list: paged(rows.listCreditMemos),
      create: one(rows.createCreditMemo),
      get: one(rows.getCreditMemo),
      post: one(rows.postCreditMemo),
      apply: one(rows.applyCreditMemo),
      refund: one(rows.refundCreditMemo),
    },
    usage: {
      upload: one(rows.uploadUsage),
      create: one(rows.createUsage),
      get: one(rows.getUsage),
      update: one(rows.updateUsage),
      delete: one(rows.deleteUsage),
      listByAccount: paged(rows.listUsageByAccount),
      rateDetail: one(rows.getUsageRateDetail),
    },
    revenueRules: {
      getBySubscriptionCharge: one(rows.getRevenueRuleOfSubscriptionCharge),
      getByProductCharge: one(rows.getRevenueRuleOfProductCharge),
      automationStartDate: one(rows.getRevenueAutomationStartDate),
    },
    revenueSchedules: {
      createForSubscriptionCharge: one(rows.createScheduleForSubscriptionCharge),
      listBySubscriptionCharge: paged(rows.listSchedulesOfSubscriptionCharge),
      createForInvoiceItem: one(rows.createScheduleForInvoiceItem),
      getByInvoiceItem: one(rows.getScheduleOfInvoiceItem),
      createForInvoiceItemByDateRange: one(rows.createScheduleForInvoiceItemByDateRange),
      createForInvoiceItemAdjustment: one(rows.createScheduleForInvoiceItemAdjustment),
      getByInvoiceItemAdjustment: one(rows.getScheduleOfInvoiceItemAdjustment),
      createForInvoiceItemAdjustmentByDateRange: one(rows.createScheduleForInvoiceItemAdjustmentByDateRange),
      createForCreditMemoItem: one(rows.createScheduleForCreditMemoItem),
      getByCreditMemoItem: one(rows.getScheduleOfCreditMemoItem),
      createForCreditMemoItemByDateRange: one(rows.createScheduleForCreditMemoItemByDateRange),
      createForDebitMemoItem: one(rows.createScheduleForDebitMemoItem),
      getByDebitMemoItem: one(rows.getScheduleOfDebitMemoItem),
      createForDebitMemoItemByDateRange: one(rows.createScheduleForDebitMemoItemByDateRange),
      listByProductCharge: paged(rows.listSchedulesOfProductCharge),
      get: one(rows.getRevenueSchedule),
      delete: one(rows.deleteRevenueSchedule),
      update: one(rows.updateRevenueSchedule),
      distributeAcrossPeriods: one(rows.distributeAcrossPeriods),
      distributeOnDate: one(rows.distributeOnDate),
      distributeOverDateRange: one(rows.distributeOverDateRange),
    },
    revenueEvents: {
      get: one(rows.getRevenueEvent),
      listBySchedule: paged(rows.listRevenueEventsOfSchedule),
    },
    revenueItems: {
      listBySchedule: paged(rows.listRevenueItemsOfSchedule),
      listByEvent: paged(rows.listRevenueItemsOfEvent),
      listBySummary: paged(rows.listRevenueItemsOfSummary),
      updateByEvent: one(rows.updateRevenueItemsOfEvent),
      updateBySchedule: one(rows.updateRevenueItemsOfSchedule),
    },
    chargeRevenueSummaries: {
      get: one(rows.getChargeRevenueSummary),
      getByCharge: one(rows.getChargeRevenueSummaryOfCharge),
    },
    accountingPeriods: {
      list: paged(rows.listAccountingPeriods),
      create: one(rows.createAccountingPeriod),
      get: one(rows.getAccountingPeriod),
      update: one(rows.updateAccountingPeriod),
      delete: one(rows.deleteAccountingPeriod),
      close: one(rows.closeAccountingPeriod),
      markPendingClose: one(rows.markAccountingPeriodPendingClose),
      reopen: one(rows.reopenAccountingPeriod),
      runTrialBalance: one(rows.runTrialBalance),
    },
    accountingCodes: {
      list: paged(rows.listAccountingCodes),
      create: one(rows.createAccountingCode),
      get: one(rows.getAccountingCode),
      update: one(rows.updateAccountingCode),
      activate: one(rows.activateAccountingCode),
      deactivate: one(rows.deactivateAccountingCode),
      delete: one(rows.deleteAccountingCode),
    },
    actions: {
      create: one(rows.createObjects),
      update: one(rows.updateObjects),
      delete: one(rows.deleteObjects),
      query: paged(rows.query),
      queryMore: one(rows.queryMore),
      subscribe: one(rows.subscribe),
      amend: one(rows.amend),
      generate: one(rows.generate),
      execute: one(rows.execute),
    },
    objectRecords: {
      getAccount: one(rows.getAccountObject),
      createAccount: one(rows.createAccountObject),
      updateAccount: one(rows.updateAccountObject),
      deleteAccount: one(rows.deleteAccountObject),
    },
    describe: {
      get: one(rows.describeObject),
    },
    objectQuery: {
      accounts: paged(rows.queryAccounts),
      account: one(rows.queryAccount),
      subscriptions: paged(rows.querySubscriptions),
      products: paged(rows.queryProducts),
    },
    amendments: {
      get: one(rows.getAmendment),
      getBySubscription: one(rows.getAmendmentOfSubscription),
    },
    customObjects: {
      createDefinitions: one(rows.createCustomObjectDefinitions),
      listDefinitions: one(rows.listCustomObjectDefinitions),
      createRecords: one(rows.createCustomObjectRecords),
      listRecords: paged(rows.listCustomObjectRecords),
    },
    notifications: {
      createDefinition: one(rows.createNotificationDefinition),
      listDefinitions: one(rows.listNotificationDefinitions),
      createCalloutTemplate: one(rows.createCalloutTemplate),
      calloutHistory: paged(rows.listCalloutHistory),
      resendCallouts: one(rows.resendCallouts),
    },
    eventTriggers: {
      create: one(rows.createEventTrigger),
      list: one(rows.listEventTriggers),
    },
  };
}
