import type { AccountRow } from '../engine/accounts.js';
import { STORED_ACCOUNT_FIELDS } from '../supported/accounts.js';

/** Stored fields, grouped by the part of the response that includes them. In responses, `tagging` is called `tags`. */
export const BASIC_DETAILS = [
  'batch',
  'communicationProfileId',
  'creditMemoTemplateId',
  'crmId',
  'customerServiceRepName',
  'debitMemoTemplateId',
  'invoiceTemplateId',
  'organizationLabel',
  'parentId',
  'partnerAccount',
  'profileNumber',
  'purchaseOrderNumber',
  'salesRep',
  'sequenceSetId',
  'summaryStatementTemplateId',
  'tagging',
];
export const BILLING_DETAILS = ['additionalEmailAddresses', 'invoiceDeliveryPrefsEmail', 'invoiceDeliveryPrefsPrint', 'paymentGateway'];
export const OTHER_DETAILS = ['einvoiceProfile', 'gatewayRoutingEligible', 'taxInfo'];
export const SUMMARY_DETAILS = [
  'additionalEmailAddresses',
  'batch',
  'invoiceDeliveryPrefsEmail',
  'invoiceDeliveryPrefsPrint',
  'organizationLabel',
  'partnerAccount',
  'purchaseOrderNumber',
  'tagging',
];

/** Returns the fields of a request that the sandbox stores but does not use. */
export function storedDetails(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => STORED_ACCOUNT_FIELDS.includes(name)));
}

/** Returns the named stored fields of an account, renamed as in responses. */
export function pickDetails(account: AccountRow, names: readonly string[]): Record<string, unknown> {
  const kept = names.filter((name) => Object.hasOwn(account.details, name));
  return Object.fromEntries(kept.map((name) => [name === 'tagging' ? 'tags' : name, account.details[name]]));
}
