/**
 * Name of an operation: its resource and method on the client, and its row. The order of the names is the order of the docs.
 * The generator refuses an operation of the definition without a name.
 */
export interface OperationName {
  readonly id: string;
  readonly resource: string;
  readonly row: string;
  readonly method: string;
}

/** Resources in the order of the docs, with their headings. */
export const RESOURCES: Readonly<Record<string, string>> = {
  oauth: 'Credentials and hosted payment',
  signatures: 'Credentials and hosted payment',
  hostedPages: 'Credentials and hosted payment',
  paymentSessions: 'Credentials and hosted payment',
  signUp: 'Sign-up',
  catalog: 'Catalog',
  accounts: 'Accounts and contacts',
  contacts: 'Accounts and contacts',
  paymentMethods: 'Payment methods',
  subscriptions: 'Subscriptions',
  orders: 'Orders',
  billingDocuments: 'Billing documents, payments, refunds, credit',
  invoices: 'Billing documents, payments, refunds, credit',
  operations: 'Billing documents, payments, refunds, credit',
  files: 'Billing documents, payments, refunds, credit',
  payments: 'Billing documents, payments, refunds, credit',
  refunds: 'Billing documents, payments, refunds, credit',
  creditMemos: 'Billing documents, payments, refunds, credit',
  usage: 'Usage',
  revenueRules: 'Revenue',
  revenueSchedules: 'Revenue',
  revenueEvents: 'Revenue',
  revenueItems: 'Revenue',
  chargeRevenueSummaries: 'Revenue',
  accountingPeriods: 'Revenue',
  accountingCodes: 'Revenue',
  actions: 'Generic objects and actions',
  objectRecords: 'Generic objects and actions',
  describe: 'Generic objects and actions',
  objectQuery: 'Generic objects and actions',
  amendments: 'Generic objects and actions',
  customObjects: 'Custom objects, events, notifications',
  notifications: 'Custom objects, events, notifications',
  eventTriggers: 'Custom objects, events, notifications',
};

const table = `
createToken                    oauth          createToken                     token
POST_HMACSignatures            signatures     createHmacSignature             createHmac
POST_RSASignatures             signatures     createRsaSignature              createRsa
POST_DecryptRSASignatures      signatures     decryptRsaSignature             decryptRsa
Get_HostedPages                hostedPages    listHostedPages                 list
POST_CreatePaymentSession      paymentSessions createPaymentFormSession       create
POST_SignUp                    signUp         signUp                          create
GET_Catalog                    catalog        listProducts                    products
GET_Product                    catalog        getProduct                      product
GET_ProductRatePlans           catalog        listProductRatePlans            ratePlans
GET_ProductRatePlan            catalog        getProductRatePlan              ratePlan
GET_ProductRatePlansByExternalID catalog      listProductRatePlansByExternalId ratePlansByExternalId
GET_RetrieveProductRatePlanCharge catalog     getProductRatePlanCharge        ratePlanCharge
Object_POSTProduct             catalog        createProduct                   createProduct
Object_POSTProductRatePlan     catalog        createProductRatePlan           createRatePlan
Object_POSTProductRatePlanCharge catalog      createProductRatePlanCharge     createRatePlanCharge
POST_Account                   accounts       createAccount                   create
GET_Account                    accounts       getAccount                      get
GET_AccountSummary             accounts       getAccountSummary               summary
PUT_Account                    accounts       updateAccount                   update
DELETE_Account                 accounts       deleteAccount                   delete
GET_AcountPaymentMethods       accounts       listAccountPaymentMethods       paymentMethods
GET_AcountDefaultPaymentMethod accounts       getDefaultPaymentMethod         defaultPaymentMethod
POST_CreateContact             contacts       createContact                   create
GET_Contact                    contacts       getContact                      get
PUT_Contact                    contacts       updateContact                   update
DELETE_Contact                 contacts       deleteContact                   delete
PUT_ScrubContact               contacts       scrubContact                    scrub
POST_PaymentMethods            paymentMethods createPaymentMethod             create
POST_PaymentMethodsCreditCard  paymentMethods createCreditCard                createCreditCard
GET_PaymentMethodsCreditCard   paymentMethods listCreditCards                 listCreditCards
GET_PaymentMethod              paymentMethods getPaymentMethod                get
PUT_PaymentMethod              paymentMethods updatePaymentMethod             update
PUT_VerifyPaymentMethods       paymentMethods verifyPaymentMethod             verify
DELETE_PaymentMethods          paymentMethods deletePaymentMethod             delete
PUT_ScrubPaymentMethods        paymentMethods scrubPaymentMethod              scrub
POST_Subscription              subscriptions  createSubscription              create
POST_PreviewSubscription       subscriptions  previewSubscription             preview
PreviewExistingSubscription    subscriptions  previewExistingSubscription     previewExisting
GET_SubscriptionsByAccount     subscriptions  listSubscriptionsByAccount      listByAccount
GET_SubscriptionsByKey         subscriptions  getSubscription                 get
GET_SubscriptionsByKeyAndVersion subscriptions getSubscriptionVersion         version
PUT_Subscription               subscriptions  updateSubscription              update
PUT_RenewSubscription          subscriptions  renewSubscription               renew
PUT_CancelSubscription         subscriptions  cancelSubscription              cancel
PUT_SuspendSubscription        subscriptions  suspendSubscription             suspend
PUT_ResumeSubscription         subscriptions  resumeSubscription              resume
PUT_DeleteSubscription         subscriptions  deleteSubscription              delete
PUT_UpdateSubscriptionCustomFields subscriptions updateSubscriptionCustomFields updateCustomFields
POST_Order                     orders         createOrder                     create
POST_PreviewOrder              orders         previewOrder                    preview
POST_CreateOrderAsynchronously orders         createOrderAsync                createAsync
POST_PreviewOrderAsynchronously orders        previewOrderAsync               previewAsync
GET_JobStatusAndResponse       orders         getOrderJob                     job
GET_AllOrders                  orders         listOrders                      list
GET_Order                      orders         getOrder                        get
GET_OrdersBySubscriptionNumber orders         listOrdersBySubscription        listBySubscription
GET_OrdersBySubscriptionOwner  orders         listOrdersByOwner               listByOwner
PUT_Order                      orders         updateOrder                     update
PUT_OrderActivate              orders         activateOrder                   activate
PUT_OrderCancel                orders         cancelOrder                     cancel
DELETE_Order                   orders         deleteOrder                     delete
PUT_OrderTriggerDates          orders         updateOrderTriggerDates         updateTriggerDates
GET_BillingDocuments           billingDocuments listBillingDocuments          list
Get_GetInvoice                 invoices       getInvoice                      get
GET_InvoiceItems               invoices       listInvoiceItems                items
GET_InvoiceFiles               invoices       listInvoiceFiles                files
PUT_ReverseInvoice             invoices       reverseInvoice                  reverse
PUT_WriteOffInvoice            invoices       writeOffInvoice                 writeOff
POST_EmailInvoice              invoices       emailInvoice                    email
POST_GenerateBillingDocuments  billingDocuments generateBillingDocuments      generate
POST_TransactionInvoicePayment operations     invoiceAndCollect               invoiceAndCollect
POST_BillingPreview            operations     previewBilling                  previewBilling
POST_BillingPreviewRun         operations     createBillingPreviewRun         createBillingPreviewRun
GET_Files                      files          getFile                         get
POST_CreatePayment             payments       createPayment                   create
GET_RetrieveAllPayments        payments       listPayments                    list
GET_Payment                    payments       getPayment                      get
PUT_ApplyPayment               payments       applyPayment                    apply
PUT_UnapplyPayment             payments       unapplyPayment                  unapply
PUT_CancelPayment              payments       cancelPayment                   cancel
POST_RefundPayment             payments       refundPayment                   refund
GET_Refunds                    refunds        listRefunds                     list
GET_Refund                     refunds        getRefund                       get
PUT_CancelRefund               refunds        cancelRefund                    cancel
GET_CreditMemos                creditMemos    listCreditMemos                 list
POST_CreditMemoFromPrpc        creditMemos    createCreditMemo                create
GET_CreditMemo                 creditMemos    getCreditMemo                   get
PUT_PostCreditMemo             creditMemos    postCreditMemo                  post
PUT_ApplyCreditMemo            creditMemos    applyCreditMemo                 apply
POST_RefundCreditMemo          creditMemos    refundCreditMemo                refund
POST_Usage                     usage          uploadUsage                     upload
Object_POSTUsage               usage          createUsage                     create
Object_GETUsage                usage          getUsage                        get
Object_PUTUsage                usage          updateUsage                     update
Object_DELETEUsage             usage          deleteUsage                     delete
GET_Usage                      usage          listUsageByAccount              listByAccount
GET_Usage_Rate_Detail_By_Invoice_Item usage   getUsageRateDetail              rateDetail
GET_RevenueRecRules            revenueRules   getRevenueRuleOfSubscriptionCharge getBySubscriptionCharge
GET_RevenueRecRulebyProductRatePlanCharge revenueRules getRevenueRuleOfProductCharge getByProductCharge
GET_RevenueAutomationStartDate revenueRules   getRevenueAutomationStartDate   automationStartDate
POST_RSforSubscCharge          revenueSchedules createScheduleForSubscriptionCharge createForSubscriptionCharge
GET_RSforSubscCharge           revenueSchedules listSchedulesOfSubscriptionCharge listBySubscriptionCharge
POST_RSforInvoiceItem_ManualDistribution revenueSchedules createScheduleForInvoiceItem createForInvoiceItem
GET_RSbyInvoiceItem            revenueSchedules getScheduleOfInvoiceItem      getByInvoiceItem
POST_RSforInvoiceItem_DistributeByDateRange revenueSchedules createScheduleForInvoiceItemByDateRange createForInvoiceItemByDateRange
POST_RSforInvoiceItemAdjustment_ManualDistribution revenueSchedules createScheduleForInvoiceItemAdjustment createForInvoiceItemAdjustment
GET_RSbyInvoiceItemAdjustment  revenueSchedules getScheduleOfInvoiceItemAdjustment getByInvoiceItemAdjustment
POST_RSforInvoiceItemAdjustment_DistributeByDateRange revenueSchedules createScheduleForInvoiceItemAdjustmentByDateRange createForInvoiceItemAdjustmentByDateRange
POST_RSforCreditMemoItem_ManualDistribution revenueSchedules createScheduleForCreditMemoItem createForCreditMemoItem
GET_RSbyCreditMemoItem         revenueSchedules getScheduleOfCreditMemoItem   getByCreditMemoItem
POST_RSforCreditMemoItem_DistributeByDateRange revenueSchedules createScheduleForCreditMemoItemByDateRange createForCreditMemoItemByDateRange
POST_RSforDebitMemoItem_ManualDistribution revenueSchedules createScheduleForDebitMemoItem createForDebitMemoItem
GET_RSbyDebitMemoItem          revenueSchedules getScheduleOfDebitMemoItem    getByDebitMemoItem
POST_RSforDebitMemoItem_DistributeByDateRange revenueSchedules createScheduleForDebitMemoItemByDateRange createForDebitMemoItemByDateRange
GET_RSbyProductChargeAndBillingAccount revenueSchedules listSchedulesOfProductCharge listByProductCharge
GET_RS                         revenueSchedules getRevenueSchedule            get
DELETE_RS                      revenueSchedules deleteRevenueSchedule         delete
PUT_RSBasicInfo                revenueSchedules updateRevenueSchedule         update
PUT_RevenueAcrossAP            revenueSchedules distributeAcrossPeriods       distributeAcrossPeriods
PUT_RevenueSpecificDate        revenueSchedules distributeOnDate              distributeOnDate
PUT_RevenueByRecognitionStartandEndDates revenueSchedules distributeOverDateRange distributeOverDateRange
GET_RevenueEventDetails        revenueEvents  getRevenueEvent                 get
GET_RevenueEventForRevenueSchedule revenueEvents listRevenueEventsOfSchedule  listBySchedule
GET_RevenueItemsByRevenueSchedule revenueItems listRevenueItemsOfSchedule     listBySchedule
GET_RevenueItemsByChargeRevenueEventNumber revenueItems listRevenueItemsOfEvent listByEvent
GET_RevenueItemsByChargeRevenueSummaryNumber revenueItems listRevenueItemsOfSummary listBySummary
PUT_CustomFieldsonRevenueItemsByRevenueEvent revenueItems updateRevenueItemsOfEvent updateByEvent
PUT_CustomFieldsonRevenueItemsByRevenueSchedule revenueItems updateRevenueItemsOfSchedule updateBySchedule
GET_CRSByCRSNumber             chargeRevenueSummaries getChargeRevenueSummary get
GET_CRSByChargeID              chargeRevenueSummaries getChargeRevenueSummaryOfCharge getByCharge
GET_AllAccountingPeriods       accountingPeriods listAccountingPeriods        list
POST_AccountingPeriod          accountingPeriods createAccountingPeriod       create
GET_AccountingPeriod           accountingPeriods getAccountingPeriod          get
PUT_UpdateAccountingPeriod     accountingPeriods updateAccountingPeriod       update
DELETE_AccountingPeriod        accountingPeriods deleteAccountingPeriod       delete
PUT_CloseAccountingPeriod      accountingPeriods closeAccountingPeriod        close
PUT_PendingCloseAccountingPeriod accountingPeriods markAccountingPeriodPendingClose markPendingClose
PUT_ReopenAccountingPeriod     accountingPeriods reopenAccountingPeriod       reopen
PUT_RunTrialBalance            accountingPeriods runTrialBalance              runTrialBalance
GET_AllAccountingCodes         accountingCodes listAccountingCodes            list
POST_AccountingCode            accountingCodes createAccountingCode           create
GET_AccountingCode             accountingCodes getAccountingCode              get
PUT_AccountingCode             accountingCodes updateAccountingCode           update
PUT_ActivateAccountingCode     accountingCodes activateAccountingCode         activate
PUT_DeactivateAccountingCode   accountingCodes deactivateAccountingCode       deactivate
DELETE_AccountingCode          accountingCodes deleteAccountingCode           delete
Action_POSTcreate              actions        createObjects                   create
Action_POSTupdate              actions        updateObjects                   update
Action_POSTdelete              actions        deleteObjects                   delete
Action_POSTquery               actions        query                           query
Action_POSTqueryMore           actions        queryMore                       queryMore
Action_POSTsubscribe           actions        subscribe                       subscribe
Action_POSTamend               actions        amend                           amend
Action_POSTgenerate            actions        generate                        generate
Action_POSTexecute             actions        execute                         execute
Object_GETAccount              objectRecords  getAccountObject                getAccount
Object_POSTAccount             objectRecords  createAccountObject             createAccount
Object_PUTAccount              objectRecords  updateAccountObject             updateAccount
Object_DELETEAccount           objectRecords  deleteAccountObject             deleteAccount
GET_Describe                   describe       describeObject                  get
queryAccounts                  objectQuery    queryAccounts                   accounts
queryAccountByKey              objectQuery    queryAccount                    account
querySubscriptions             objectQuery    querySubscriptions              subscriptions
queryProducts                  objectQuery    queryProducts                   products
GET_AmendmentsByKey            amendments     getAmendment                    get
GET_AmendmentsBySubscriptionID amendments     getAmendmentOfSubscription      getBySubscription
POST_CustomObjectDefinitions   customObjects  createCustomObjectDefinitions   createDefinitions
GET_AllCustomObjectDefinitionsInNamespace customObjects listCustomObjectDefinitions listDefinitions
POST_CustomObjectRecords       customObjects  createCustomObjectRecords       createRecords
GET_AllRecordsForCustomObjectType customObjects listCustomObjectRecords       listRecords
POST_Create_Notification_Definition notifications createNotificationDefinition createDefinition
GET_Query_Notification_Definitions notifications listNotificationDefinitions  listDefinitions
CreateCalloutTemplate          notifications  createCalloutTemplate           createCalloutTemplate
GET_CalloutHistory             notifications  listCalloutHistory              calloutHistory
POST_ResendCalloutNotifications notifications resendCallouts                  resendCallouts
POST_EventTrigger              eventTriggers  createEventTrigger              create
GET_EventTriggers              eventTriggers  listEventTriggers               list
`;

export const NAMES: readonly OperationName[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', resource = '', row = '', method = ''] = line.trim().split(/\s+/);
    return { id, resource, row, method };
  });
