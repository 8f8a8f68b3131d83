/**
 * Schemas of the definition with equal content become one type. Each line has the name of that type and the name of one of the schemas. Types of
 * requests end in `Input`. The generator reports equal schemas that need a line here.
 */
const table = `
CommonResponse                       UpdateAccountResponse
OlderCommonResponse                  DeleteRevenueScheduleResponse
ResponseReason                       CommonResponseReason
CreateOrModifyResponse               CreateProductResponse
DeleteResponse                       DeleteUsageResponse
PageRequest                          ListAccountingPeriodsRequest
AccountPageRequest                   ListCreditCardsRequest
InvoicePageRequest                   ListInvoiceItemsRequest
InvoiceItemRequest                   GetUsageRateDetailRequest
ChargeRequest                        GetRevenueRuleOfSubscriptionChargeRequest
OrderNumberRequest                   ActivateOrderRequest
OrganizationLabel                    ProductOrganizationLabel
OrganizationLabelInput               NewAccountingPeriodInputOrganizationLabel

NewAccountContactInput               NewAccountBillToContactInput
ChangedAccountContactInput           ChangedAccountBillToContactInput
AccountRelatedContact                AccountShipToContact
AccountSummaryContact                AccountSummaryBillToContact
NewOrderAccountContactInput          BillToContactPostOrderInput
AccountTaxInfo                       AccountSummaryTaxInfo
AccountTaxInfoInput                  NewAccountInputTaxInfo
SignUpTaxInfoInput                   TaxInfoInput
AccountEInvoiceProfileInput          NewAccountEInvoiceProfileInput

CardholderInfoInput                  CreatePaymentMethodCardholderInfoInput
AccountHolderInfo                    CreatePaymentMethodBacsAccountHolderInfo
AccountHolderInfoInput               CreatePaymentMethodBacsInputAccountHolderInfo
MandateInfo                          CreatePaymentMethodACHMandateInfo
MandateInfoInput                     CreatePaymentMethodACHInputMandateInfo
PaymentMethodMandateInfo             NewPMMandateInfo
PaymentMethodIdResponse              CreateCreditCardResponse
PaymentMethodProcessingOptions       CreatePaymentMethodACHProcessingOptions
PaymentMethodProcessingOptionsInput  CreatePaymentMethodACHInputProcessingOptions
PaymentMethodTokens                  CreatePaymentMethodACHTokens
PaymentMethodTokensInput             CreatePaymentMethodACHInputTokens
PaymentGatewayOption                        PaymentMethodCommonFieldsGatewayOptions
PaymentGatewayOptionInput                   PaymentMethodCommonFieldsInputGatewayOptions
PaymentProfileInput                  OwnerTransferInputPaymentProfile
OrderElectronicPaymentOptionsInput   ProcessingOptionsOrdersInputElectronicPaymentOptions
OlderElectronicPaymentOptionsInput   ElectronicPaymentOptionsInput
OlderExternalPaymentOptionsInput     ExternalPaymentOptionsInput

SubscriptionTermsInput               CreateSubscriptionActionInputTerms
InitialTermInput                     CreateSubscriptionActionInputTermsInitialTerm
RenewalTermInput                     RenewalTermInput
TriggerParams                        CreateOrderTriggerParams
TriggerParamsInput                   CreateOrderUpdateProductTriggerParamsInput
DeliverySchedule                     DeliveryScheduleParams
OrderSubscriptionInput               NewOrderRequestInputSubscription
PreviewOrderSubscriptionInput        NewOrderPreviewRequestInputSubscription
OrderSchedulingOptionsInput          NewOrderRequestInputSchedulingOptions
OrderBillingOptionsInput             ProcessingOptionsOrdersAsyncInputBillingOptions
WriteOffBehaviorInput                ProcessingOptionsOrdersInputWriteOffBehavior
OrderRamp                            CreateOrderResultRamp
OrderRefund                          CreateOrderResultRefund
OrderWriteOff                        CreateOrderResultWriteOffEntry
OrderDeltaMetric                     OrderDeltaTcb
RampIntervalMrr                      RampIntervalChargeMetricsMrrEntry
RampInterval                         RampIntervalResponse
RampCharge                           RampChargeResponse
ChargePreviewMetric                  ChargePreviewMetricsCmrr

ChargeBillingOverride                ChargeOverrideBilling
ChargeBillingOverrideInput           ChargeOverrideRequestInputBilling
ChargePricingOverrideInput           ChargeOverrideRequestInputPricing
RatingPropertiesOverride             ChargeOverrideRatingPropertiesOverride
RatingPropertiesOverrideInput        ChargeOverrideRequestInputRatingPropertiesOverride
ChargeModelConfiguration             ChargeModelConfiguration
ChargeModelConfigurationInput        ChargeModelConfigurationInput
ListPriceChange                      UsageFlatFeePricingOverride
ListPriceChangeInput                 UsageFlatFeePricingOverrideInput
RecurringDeliveryPricing             RecurringDeliveryPricingOverride
RecurringDeliveryPricingInput        RecurringDeliveryPricingOverrideInput
OneTimeTiersOverride                 OneTimeTieredPricingOverride
OneTimeTiersOverrideInput            OneTimeTieredPricingOverrideInput
RecurringTiersOverride               RecurringTieredPricingOverride
RecurringTiersOverrideInput          RecurringTieredPricingOverrideInput
RecurringTiersUpdate                 RecurringTieredPricingUpdate
RecurringTiersUpdateInput            RecurringTieredPricingUpdateInput
UsageTiersOverride                   UsageTieredPricingOverride
UsageTiersOverrideInput              UsageTieredPricingOverrideInput
UsageTiersUpdate                     UsageTieredPricingUpdate
UsageTiersUpdateInput                UsageTieredPricingUpdateInput

SubscriptionChargeMetrics            ChangedSubscriptionResponseChargeMetrics
SubscriptionCreditMemo               ChangedSubscriptionResponseCreditMemo
PreviewExistingSubscriptionItem      PreviewExistingSubscriptionInvoiceItemResult
CreditMemoReference                  CreditMemoResponse
WriteOffFinanceInformationInput      CreditMemoItemFromWriteOffInvoiceInputFinanceInformation
PaymentFinanceInformation            PaymentFinanceInformation
PaymentFinanceInformationInput       CreatePaymentInputFinanceInformation
PostedPaymentFinanceInformation      ARPaymentFinanceInformation
RefundFinanceInformation             RefundFinanceInformation
PaymentInvoiceItemInput              PaymentInvoiceApplicationItemApplyRequestInput
PaymentInvoiceApplicationInput       PaymentInvoiceApplicationApplyRequestInput
PaymentDebitMemoItemInput            PaymentDebitMemoApplicationItemApplyRequestInput
PaymentDebitMemoApplicationInput     PaymentDebitMemoApplicationApplyRequestInput

RevenueRuleNameResponse              GetRevenueRuleOfSubscriptionChargeResponse
RevenueScheduleNumberResponse        CreateScheduleForInvoiceItemResponse
RevenueEventNumberResponse           DistributeOnDateResponse
GetRevenueScheduleResponse           GetRevenueScheduleResponse
RevenueScheduleEventInput            NewRevenueScheduleByTransactionRevenueEventInput
RevenueItemFieldsInput               EventRevenueItemInput

SaveResult                           SaveResult
ActionsErrorResponse                 ActionsErrorResponse
QueryConfigurationInput              ActionqueryRequestInputConf
ChargeMetricsData                    ChargeMetricsData
ActionCreditMemoData                 ActionSubscribeCreditMemoData
ActionCreditMemo                     ActionSubscribeCreditMemo
ActionCreditMemoItem                 ActionSubscribeCreditMemoItem
`;

/** Name of each shared type, by the name of a type that it replaces. */
export const SHARED_NAMES: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split(/\n+/)
    .map((line) => {
      const [name = '', member = ''] = line.split(/\s+/);
      return [member, name];
    }),
);
