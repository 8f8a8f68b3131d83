import { sql } from 'drizzle-orm';
import { accounts, contacts, usages } from '../database/schema.js';
import { BILLING_OBJECTS } from './billing-objects.js';
import { CATALOG_OBJECTS } from './catalog-objects.js';
import { FINANCE_OBJECTS } from './finance-objects.js';
import { amount, flag, instant, integer, text, type ObjectField, type QueryObject } from './fields.js';
import { SUBSCRIPTION_OBJECTS } from './subscription-objects.js';

/** Returns an account field that the sandbox stores but does not use. */
const kept = (name: string): ObjectField => ({ column: sql`${accounts.details} ->> ${name}`, type: 'text' });

/** Objects that queries can read. All other objects are unknown. */
export const QUERY_OBJECTS: Readonly<Record<string, QueryObject>> = {
  Account: {
    table: accounts,
    fields: {
      Id: text(accounts.id),
      AccountNumber: text(accounts.number),
      Name: text(accounts.name),
      Status: text(accounts.status),
      Currency: text(accounts.currency),
      AutoPay: flag(accounts.autoPay),
      BillCycleDay: integer(accounts.billCycleDay),
      BillToId: text(accounts.billToId),
      SoldToId: text(accounts.soldToId),
      DefaultPaymentMethodId: text(accounts.defaultPaymentMethodId),
      PaymentTerm: text(accounts.paymentTerm),
      Notes: text(accounts.notes),
      Batch: kept('batch'),
      CrmId: kept('crmId'),
      ParentId: kept('parentId'),
      PurchaseOrderNumber: kept('purchaseOrderNumber'),
      SalesRepName: kept('salesRep'),
      CreatedDate: instant(accounts.createdDate),
    },
    customFields: accounts.customFields,
  },
  Contact: {
    table: contacts,
    fields: {
      Id: text(contacts.id),
      AccountId: text(contacts.accountId),
      FirstName: text(contacts.firstName),
      LastName: text(contacts.lastName),
      Address1: text(contacts.address1),
      Address2: text(contacts.address2),
      City: text(contacts.city),
      State: text(contacts.state),
      PostalCode: text(contacts.postalCode),
      Country: text(contacts.country),
      County: text(contacts.county),
      WorkEmail: text(contacts.workEmail),
      PersonalEmail: text(contacts.personalEmail),
      WorkPhone: text(contacts.workPhone),
      HomePhone: text(contacts.homePhone),
      MobilePhone: text(contacts.mobilePhone),
      OtherPhone: text(contacts.otherPhone),
      OtherPhoneType: text(contacts.otherPhoneType),
      Fax: text(contacts.fax),
      NickName: text(contacts.nickname),
      TaxRegion: text(contacts.taxRegion),
      Description: text(contacts.description),
      CreatedDate: instant(contacts.createdDate),
    },
    customFields: contacts.customFields,
  },
  ...SUBSCRIPTION_OBJECTS,
  ...BILLING_OBJECTS,
  ...FINANCE_OBJECTS,
  ...CATALOG_OBJECTS,
  Usage: {
    table: usages,
    fields: {
      Id: text(usages.id),
      AccountId: text(usages.accountId),
      SubscriptionId: text(usages.subscriptionId),
      SubscriptionNumber: text(usages.subscriptionNumber),
      ChargeId: text(usages.chargeId),
      ChargeNumber: text(usages.chargeNumber),
      ProductRatePlanChargeNumber: text(usages.productChargeNumber),
      UniqueKey: text(usages.uniqueKey),
      UOM: text(usages.uom),
      Quantity: amount(usages.quantity),
      StartDateTime: instant(usages.startDateTime),
      EndDateTime: instant(usages.endDateTime),
      Description: text(usages.description),
      RbeStatus: text(usages.status),
      SourceType: text(usages.sourceType),
      SubmissionDateTime: instant(usages.createdDate),
      CreatedDate: instant(usages.createdDate),
      UpdatedDate: instant(usages.updatedDate),
    },
    customFields: usages.customFields,
  },
};
