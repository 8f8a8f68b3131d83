/** Operations that the sandbox does not serve, with the reason that callers receive. */
export const UNAVAILABLE = {
  execute: 'invoices cannot be split',
};

const ORDERS = 'orders.create orders.preview orders.update orders.create-async orders.preview-async';
const LEGACY = 'actions.subscribe actions.amend';

/**
 * Documented fields that the sandbox refuses: by reason, then by operation. A line may be for several operations. A field stands for all fields inside
 * it, and `*.` for any objects around it. `test/sandbox/api/unavailable-fields.test.ts` checks that the list is complete and has no other entries.
 */
export const UNAVAILABLE_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'the sandbox sets this field itself': {
    [LEGACY]:
      '*.LastInvoiceDate *.TotalInvoiceBalance *.AccountId *.CreatedById *.CreatedDate *.UpdatedById *.UpdatedDate *.AmendmentId ' +
      '*.AmendmentType *.RatePlan.SubscriptionId *.ChargeModel *.ChargeNumber *.ChargeType *.ChargedThroughDate *.DMRC *.DTCV ' +
      '*.EffectiveEndDate *.EffectiveStartDate *.IsLastSegment *.MRR *.OriginalId *.ProcessedThroughDate *.RatePlanId *.RolloverBalance ' +
      '*.Segment *.TCV *.Version *.RatePlanChargeId *.AncestorAccountId *.CancelledDate *.CreatorAccountId *.CreatorInvoiceOwnerId ' +
      '*.OriginalCreatedDate *.PreviousSubscriptionId *.Status *.SubscriptionEndDate *.SubscriptionStartDate *.TermEndDate *.Code ' +
      '*.Subscription.CurrentTerm *.Subscription.CurrentTermPeriodType',
    [ORDERS]: '*.chargeModel *.chargeType',
  },
  'the settings of a charge come from the catalog, except those that an order can override': {
    [ORDERS]:
      '*.accountReceivableAccountingCode *.chargeOverrides[].adjustmentLiabilityAccountingCode ' +
      '*.chargeOverrides[].adjustmentRevenueAccountingCode *.chargeOverrides[].contractAssetAccountingCode ' +
      '*.chargeOverrides[].contractLiabilityAccountingCode *.chargeOverrides[].contractRecognizedRevenueAccountingCode ' +
      '*.chargeOverrides[].deferredRevenueAccountingCode *.chargeOverrides[].recognizedRevenueAccountingCode ' +
      '*.unBilledReceivablesAccountingCode *.revRecCode *.revRecTriggerCondition *.revenueRecognitionRuleName *.uom ' +
      '*.ratingPropertiesOverride *.chargeUpdates[].productRatePlanChargeNumber',
    [LEGACY]:
      '*.AccountingCode *.RatePlanCharge.Description *.RatePlanCharge.Name *.RevRecCode *.RevRecTriggerCondition ' +
      '*.RevenueRecognitionRuleName *.UOM *.UsageRecordRatingOption *.UseDiscountSpecificAccountingCode *.OverageCalculationOption ' +
      '*.IsOveragePrice',
  },
  'the sandbox has no charges with prepaid amounts, deliveries, formulas, attributes or price tables': {
    [ORDERS]:
      '*.chargeFunction *.commitmentType *.creditOption *.drawdownRate *.isRollover *.negotiatedPriceTable *.prepaidQuantity ' +
      '*.chargeModelData *.recurringCalculated *.recurringCalcualated *.recurringDeliveryBased *.pricingAttributes *.rolloverApply ' +
      '*.rolloverPeriodLength *.rolloverPeriods *.validityPeriodType',
  },
  'the sandbox does not change prices by itself and credits no unused units': {
    [ORDERS]: '*.priceIncreasePercentage *.numberOfPeriods *.overageUnusedUnitsCreditOption *.unusedUnitsCreditRates',
  },
  'a price has no second price beside it, and a discount has no class and applies to whole kinds of charges': {
    [ORDERS]:
      '*.originalListPrice *.originalDiscountAmount *.originalDiscountPercentage *.originalListDiscountAmount ' +
      '*.originalListDiscountPercentage *.discountClass *.discountApplyDetails',
  },
  'charges and terms start and end on dates, trigger events or after periods, not relative to other charges': {
    [ORDERS]:
      '*.endDatePolicy *.estimatedStartDate *.periodsAfterChargeStart *.startDatePolicy *.startPeriodsType *.initialTerm.endDate ' +
      '*.lastTerm.endDate',
    'orders.update-trigger-dates': 'subscriptions[].orderActions[].charges',
  },
  'a subscribed plan has the name, features and charges of its catalog plan': {
    [ORDERS]:
      '*.clearingExistingFeatures *.isAddingSubsetCharges *.isFromExternalCatalog *.ratePlanName *.subscriptionProductFeatures ' +
      '*.removeProduct.customFields *.removeProduct.chargeUpdates *.updateProduct.customFields',
    [LEGACY]: '*.RatePlan.Name *.SubscriptionProductFeatureList',
  },
  'orders name a plan by its id or number, and new plans get their numbers from the sandbox': {
    [ORDERS]:
      '*.uniqueToken *.addProduct.subscriptionRatePlanNumber *.changePlan.externalCatalogPlanId ' +
      '*.newProductRatePlan.subscriptionRatePlanNumber *.changePlan.productRatePlanNumber ' +
      '*.subscribeToRatePlans[].subscriptionRatePlanNumber *.removeProduct.externalCatalogPlanId *.removeProduct.productRatePlanNumber ' +
      '*.updateProduct.externalCatalogPlanId *.updateProduct.productRatePlanNumber',
  },
  'the account decides on contacts, payment terms and invoice groups of its bills': {
    [ORDERS]:
      '*.billToContactId *.shipToContactId *.soldToContactId *.createSubscription.currency *.createSubscription.invoiceGroupNumber ' +
      '*.createSubscription.paymentTerm *.clearingExistingBillToContact *.clearingExistingInvoiceGroupNumber ' +
      '*.clearingExistingInvoiceTemplate *.clearingExistingPaymentTerm *.clearingExistingSequenceSet *.clearingExistingShipToContact ' +
      '*.clearingExistingSoldToContact *.clearingExistingCommunicationProfile *.ownerTransfer.invoiceGroupNumber ' +
      '*.ownerTransfer.invoiceTemplateId *.ownerTransfer.paymentTerm *.ownerTransfer.sequenceSetId *.renewSubscription.invoiceGroupNumber ' +
      '*.renewSubscription.invoiceTemplateId *.renewSubscription.paymentTerm *.renewSubscription.sequenceSetId ' +
      '*.termsAndConditions.invoiceGroupNumber *.termsAndConditions.paymentTerm previewAccountInfo.customFields ' +
      'previewAccountInfo.shipToContact',
  },
  'the owner of a subscription pays its invoices, and an order is for one account': {
    [ORDERS]: '*.newSubscriptionOwnerAccount *.subscriptionOwnerAccountNumber *.invoiceOwnerAccountNumber',
    [LEGACY]: '*.InvoiceOwnerId',
    'accounts.create': 'subscription.invoiceOwnerAccountKey',
    'subscriptions.create subscriptions.preview': 'invoiceOwnerAccountKey',
  },
  'the sandbox has no commitments, ramps or quotes': {
    [ORDERS]: 'commitments *.ramp *.quote externallyManagedBy',
  },
  'an order does not refund or write off, and bills all types of charges': {
    [ORDERS]: '*.chargeTypeToExclude *.refund *.refundAmount *.refundReasonCode *.writeOff *.writeOffBehavior',
    'billing-documents.generate': 'autoRenew chargeTypeToExclude',
  },
  'previews list each item and ignore other scheduled orders': {
    [ORDERS]: 'summarizeInvoiceItem *.validateScheduledOrders',
    [LEGACY]: '*.PreviewOptions',
    'subscriptions.preview': 'documentDate',
    'subscriptions.preview-existing': 'quantityForUsageCharges',
    'operations.create-billing-preview-run': 'comparedBillingPreviewRunId',
  },
  'the sandbox has one payment gateway, which has no options, authorizations or tokens': {
    [ORDERS]:
      '*.tokens *.accountMaskNumber *.bankAccountMaskNumber *.cardMaskNumber *.authTransactionId *.gatewayOrderId *.paymentGatewayId ' +
      '*.electronicPaymentOptions.gatewayOptions *.mitTransactionSource',
    'accounts.create':
      'paymentMethod.tokens paymentMethod.accountMaskNumber paymentMethod.bankAccountMaskNumber paymentMethod.cardMaskNumber',
    'payment-methods.create': 'tokens accountMaskNumber bankAccountMaskNumber cardMaskNumber',
    'payment-methods.verify': 'currencyCode gatewayOptions paymentGatewayName',
    'subscriptions.create': 'gatewayId',
    'operations.invoice-and-collect': 'paymentGateway',
    'payments.create': 'authTransactionId',
    'sign-up.create': 'paymentData',
  },
  'this operation only stores test cards and pays with a payment method that is already stored': {
    [LEGACY]: '*.PaymentMethod *.ExternalPaymentOptions',
    'sign-up.create':
      'accountData.paymentMethod.secondTokenId accountData.paymentMethod.tokenId accountData.paymentMethod.BAID ' +
      'accountData.paymentMethod.email accountData.paymentMethod.preapprovalKey accountData.paymentMethod.accountKey',
  },
  'the bill cycle day says whether it is set automatically, and a bill has all that is due': {
    [LEGACY]: '*.BcdSettingOption *.InvoiceProcessingScope',
    'object-records.create-account object-records.update-account': 'BcdSettingOption',
  },
  'an amendment has the description of its order': {
    [LEGACY]: '*.Amendments[].Description',
  },
  'debit memos have no balance in the sandbox; pay invoices': {
    'payments.create payments.apply payments.unapply credit-memos.apply': 'debitMemos',
  },
  'the sandbox has no payment schedules, chargebacks or credit balances': {
    'payments.create': 'paymentOption paymentScheduleKey',
    'payments.refund': 'refundTransactionType',
    'payments.list': 'creditBalanceAmount',
  },
  'amounts are unapplied at once': {
    'payments.unapply': 'effectiveDate',
  },
  'write-offs always reduce revenue': {
    'invoices.write-off': 'nonRevenueWriteOffAccountingCode',
  },
  'the list cannot be filtered by this amount': {
    'credit-memos.list': 'totalTaxExemptAmount',
  },
  'the payment form asks the customer for these, and takes every card and country': {
    'signatures.create-rsa':
      'IBAN bankBranchCode bankCheckDigit bankCity bankPostalCode bankStreetName bankStreetNumber businessIdentificationCode ' +
      'cityBlackList cityWhiteList param_supportedTypes',
  },
  'the form of a payment session only stores a payment method': {
    'payment-sessions.create': 'invoices',
  },
  'a one-time signature is for one call, not for a hosted page': {
    'signatures.create-hmac': 'name pageId',
  },
  'failures are counted from the payments of the method': {
    'payment-methods.create-credit-card': 'numConsecutiveFailures',
  },
  'a sign-up always creates one account with at most one subscription': {
    'sign-up.create': 'accountIdentifierField customFields options.maxSubscriptionsPerAccount',
  },
  'the response shows the current state, without metrics, definitions of prices or details of other objects': {
    'subscriptions.list-by-account subscriptions.version': 'as-of-date asOfDay',
    'subscriptions.get': 'as-of-date asOfDay getInvoiceOwnerDetails getSubscriptionOwnerDetails',
    'orders.get': 'getAccountDetails',
    'catalog.rate-plans': 'show-charge-definitions',
    'describe.get': 'showCurrencyConversionInformation',
    'object-query.account': 'cursor filter[]',
  },
  'an account is created without contacts, and its number and currency cannot change': {
    'object-records.create-account': 'BillToId SoldToId',
    'object-records.update-account': 'AccountNumber Currency',
  },
  'the sandbox has no organizations': {
    'operations.create-billing-preview-run accounting-periods.create': 'organizationLabels',
  },
  'notifications are callouts with HTTP basic authentication; the sandbox sends no emails': {
    'notifications.create-definition':
      'callout.oauth2ProviderId callout.calloutAuth.domain communicationProfileId communicationProfileIds emailTemplateId',
    'notifications.list-definitions': 'profileId emailTemplateId',
    'notifications.create-callout-template': 'certificate oauth2ProviderId calloutAuth.domain',
  },
};

/** True if an entry of the list stands for a field. */
export function coversField(listed: string, field: string): boolean {
  const name = listed.replace(/^\*\./, '');
  const rest = `.${field}.`.replaceAll('[].', '.[].');
  const found = `.${name}.`.replaceAll('[].', '.[].');
  return name === listed ? rest.startsWith(found) : rest.includes(found);
}

/** Returns the reason why the sandbox refuses a field. Undefined for fields that are not in the list. */
export function unavailableReason(operation: string, path: string): string | undefined {
  const field = path.replaceAll(/\.\d+(?=\.|$)/g, '[]');
  for (const [reason, operations] of Object.entries(UNAVAILABLE_FIELDS)) {
    for (const [names, fields] of Object.entries(operations)) {
      if (names.split(' ').includes(operation) && fields.split(' ').some((listed) => coversField(listed, field))) return reason;
    }
  }
  return undefined;
}
