import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import { changedContactFields, namedContactFields, type ChangedContactFields, type NamedContactFields } from './contacts.js';

/** Account fields that the sandbox stores and returns but does not use. */
export interface StoredAccountFields extends CustomFieldValues {
  additionalEmailAddresses?: string[];
  batch?: string;
  communicationProfileId?: string;
  creditMemoTemplateId?: string;
  crmId?: string;
  customerServiceRepName?: string;
  debitMemoTemplateId?: string;
  einvoiceProfile?: Record<string, unknown>;
  gatewayRoutingEligible?: boolean;
  invoiceDeliveryPrefsEmail?: boolean;
  invoiceDeliveryPrefsPrint?: boolean;
  invoiceTemplateId?: string;
  partnerAccount?: boolean;
  paymentGateway?: string;
  profileNumber?: string;
  purchaseOrderNumber?: string;
  salesRep?: string;
  sequenceSetId?: string | null;
  summaryStatementTemplateId?: string | null;
  tagging?: string;
  taxInfo?: Record<string, unknown>;
}

/** Input of an account summary. The summary never includes usage, so `excludeUsage` is not supported. */
export interface AccountSummaryInput {
  'account-key': string;
}

export interface CreateAccountInput extends StoredAccountFields {
  name: string;
  currency: string;
  accountNumber?: string;
  autoPay?: boolean;
  billCycleDay?: number;
  billToContact: NamedContactFields;
  soldToContact?: NamedContactFields;
  soldToSameAsBillTo?: boolean;
  shipToContact?: NamedContactFields;
  shipToSameAsBillTo?: boolean;
  hpmCreditCardPaymentMethodId?: string;
  notes?: string;
  organizationLabel?: string;
  /** Id or number of the parent account. */
  parentId?: string;
  paymentTerm?: string;
}

export interface UpdateAccountInput extends StoredAccountFields {
  'account-key': string;
  autoPay?: boolean;
  billCycleDay?: number;
  billToContact?: ChangedContactFields;
  billToContactId?: string;
  soldToContact?: ChangedContactFields;
  soldToContactId?: string;
  shipToContact?: ChangedContactFields;
  shipToContactId?: string;
  defaultPaymentMethodId?: string;
  name?: string;
  notes?: string;
  parentId?: string;
  paymentTerm?: string;
}

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const record = z.optional(z.record(z.string(), z.unknown()));
const day = z.optional(z.int().check(z.gte(0), z.lte(31)));

const kept = {
  additionalEmailAddresses: z.optional(z.array(z.string())),
  batch: text,
  communicationProfileId: text,
  creditMemoTemplateId: text,
  crmId: text,
  customerServiceRepName: text,
  debitMemoTemplateId: text,
  einvoiceProfile: record,
  gatewayRoutingEligible: flag,
  invoiceDeliveryPrefsEmail: flag,
  invoiceDeliveryPrefsPrint: flag,
  invoiceTemplateId: text,
  partnerAccount: flag,
  paymentGateway: text,
  profileNumber: text,
  purchaseOrderNumber: text,
  salesRep: text,
  sequenceSetId: z.optional(z.nullable(z.string())),
  summaryStatementTemplateId: z.optional(z.nullable(z.string())),
  tagging: text,
  taxInfo: record,
};

/** Names of the fields that the sandbox stores but does not use. */
export const STORED_ACCOUNT_FIELDS: readonly string[] = [...Object.keys(kept), 'organizationLabel', 'parentId'];

export const accountSummaryInput: Schema<AccountSummaryInput> = z.object({ 'account-key': z.string() });

export const createAccountInput: Schema<CreateAccountInput> = customizable({
  ...kept,
  name: z.string().check(z.minLength(1)),
  currency: z.string(),
  accountNumber: text,
  autoPay: flag,
  billCycleDay: day,
  billToContact: namedContactFields,
  soldToContact: z.optional(namedContactFields),
  soldToSameAsBillTo: flag,
  shipToContact: z.optional(namedContactFields),
  shipToSameAsBillTo: flag,
  hpmCreditCardPaymentMethodId: text,
  notes: text,
  organizationLabel: text,
  parentId: text,
  paymentTerm: text,
});

export const updateAccountInput: Schema<UpdateAccountInput> = customizable({
  ...kept,
  'account-key': z.string(),
  autoPay: flag,
  billCycleDay: day,
  billToContact: z.optional(changedContactFields),
  billToContactId: text,
  soldToContact: z.optional(changedContactFields),
  soldToContactId: text,
  shipToContact: z.optional(changedContactFields),
  shipToContactId: text,
  defaultPaymentMethodId: text,
  name: z.optional(z.string().check(z.minLength(1))),
  notes: text,
  parentId: text,
  paymentTerm: text,
});
