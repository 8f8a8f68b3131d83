import type { AccountRow } from '../engine/accounts.js';
import { invalidValue } from '../errors.js';
import type { StoredAccountObjectFields } from '../supported/account-objects.js';
import { pickCustomFields } from '../engine/custom-fields.js';

/** Stored fields of an account object, with their names in `/v1/accounts`. */
const STORED_FIELDS = {
  AllowInvoiceEdit: 'allowInvoiceEdit',
  Batch: 'batch',
  CommunicationProfileId: 'communicationProfileId',
  CrmId: 'crmId',
  CustomerServiceRepName: 'customerServiceRepName',
  InvoiceDeliveryPrefsEmail: 'invoiceDeliveryPrefsEmail',
  InvoiceDeliveryPrefsPrint: 'invoiceDeliveryPrefsPrint',
  InvoiceTemplateId: 'invoiceTemplateId',
  ParentId: 'parentId',
  PaymentGateway: 'paymentGateway',
  PurchaseOrderNumber: 'purchaseOrderNumber',
  SalesRepName: 'salesRep',
} as const;

/** Stored fields that are part of `taxInfo` in `/v1/accounts`. */
const TAX_FIELDS = {
  TaxCompanyCode: 'companyCode',
  TaxExemptCertificateID: 'exemptCertificateId',
  TaxExemptCertificateType: 'exemptCertificateType',
  TaxExemptDescription: 'exemptDescription',
  TaxExemptEffectiveDate: 'exemptEffectiveDate',
  TaxExemptExpirationDate: 'exemptExpirationDate',
  TaxExemptIssuingJurisdiction: 'exemptIssuingJurisdiction',
  TaxExemptStatus: 'exemptStatus',
  VATId: 'VATId',
} as const;

const EMAILS = 'AdditionalEmailAddresses';

type Fields = Readonly<Record<string, unknown>>;

/** Renames fields to their stored names. Absent fields stay absent. */
function toStoredNames(names: Readonly<Record<string, string>>, fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([from, to]) => (fields[from] === undefined ? [] : [[to, fields[from]] as const])),
  );
}

/** Renames stored fields to the names of account objects. */
function toObjectNames(names: Readonly<Record<string, string>>, kept: Fields): Record<string, unknown> {
  return toStoredNames(Object.fromEntries(Object.entries(names).map(([from, to]) => [to, from])), kept);
}

/** Splits a text of email addresses. */
export function splitEmails(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((email) => email.trim())
    .filter((email) => email !== '');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function taxInfoOf(account: Pick<AccountRow, 'details'> | undefined): Fields {
  const { taxInfo } = account?.details ?? {};
  return isFields(taxInfo) ? taxInfo : {};
}

/** Merges the stored fields of a request into those of the account. `null` clears a field. */
export function mergeStoredFields(
  fields: StoredAccountObjectFields & Fields,
  account?: Pick<AccountRow, 'details'>,
): Record<string, unknown> {
  const { communicationProfileId, ParentId: _, ...rest } = fields;
  const tax = toStoredNames(TAX_FIELDS, rest);
  const emails = rest[EMAILS];
  return {
    ...toStoredNames(STORED_FIELDS, rest),
    ...(communicationProfileId !== undefined && { communicationProfileId }),
    ...(emails !== undefined && { additionalEmailAddresses: typeof emails === 'string' ? splitEmails(emails) : null }),
    ...(Object.keys(tax).length > 0 && { taxInfo: { ...taxInfoOf(account), ...tax } }),
  };
}

/** Returns the stored fields with their names in account objects. */
export function toObjectDetails(account: AccountRow): Record<string, unknown> {
  const { additionalEmailAddresses: emails } = account.details;
  return {
    ...toObjectNames(STORED_FIELDS, account.details),
    ...toObjectNames(TAX_FIELDS, taxInfoOf(account)),
    ...(Array.isArray(emails) && { [EMAILS]: emails.join(',') }),
  };
}

/** Values that clear account fields. */
interface ClearedAccountFields {
  notes?: null;
  kept: Record<string, null>;
  parentId?: null;
  customFields: Record<string, null>;
}

/**
 * Returns the account changes that clear the named fields.
 *
 * @throws {BillingError} naming a field that cannot be cleared
 */
export function toClearedFields(names: readonly string[]): ClearedAccountFields {
  const fields = Object.fromEntries(names.map((name) => [name, null]));
  const custom = pickCustomFields(fields);
  const known = (name: string) =>
    name === 'Notes' || name === EMAILS || Object.hasOwn({ ...STORED_FIELDS, ...TAX_FIELDS, ...custom }, name);
  const fixed = names.find((name) => !known(name));
  if (fixed !== undefined) {
    throw invalidValue('accounts', 'fieldsToNull', `'${fixed}' cannot be cleared`);
  }
  const plain = names.filter((name) => name !== 'Notes' && name !== 'ParentId' && !Object.hasOwn(custom, name));
  return {
    ...(names.includes('Notes') && { notes: null }),
    ...(names.includes('ParentId') && { parentId: null }),
    kept: Object.fromEntries(plain.map((name) => [name, null])),
    customFields: Object.fromEntries(Object.keys(custom).map((name) => [name, null])),
  };
}
