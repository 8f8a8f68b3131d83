import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import { customizable } from '../../../src/api/schemas/wire.js';
import { orderContactFields, type OrderContact } from './order-contacts.js';
import { storedFields, type StoredFields } from './stored-fields.js';
import { cardHolderFields, noServices, type NewCardFields } from './payment-methods.js';

/** A contact with its custom fields in a separate object. */
export interface SignUpContact extends OrderContact {
  customFields?: Record<string, unknown>;
}

/** A card whose expiry month and year are text. */
export interface SignUpCard extends Omit<
  NewCardFields,
  'accountKey' | 'skipValidation' | 'mandateInfo' | 'expirationMonth' | 'expirationYear'
> {
  expirationMonth: string;
  expirationYear: string;
}

export interface SignUpInput {
  accountData: StoredFields<'account'> & {
    name: string;
    currency: string;
    billCycleDay: number;
    billToContact: SignUpContact;
    soldToContact?: SignUpContact;
    shipToContact?: SignUpContact;
    paymentMethod?: SignUpCard;
    accountNumber?: string;
    autoPay?: boolean;
    notes?: string;
    paymentTerm?: string;
    customFields?: Record<string, unknown>;
  };
  options?: { runBilling?: boolean; collectPayment?: boolean; billingTargetDate?: IsoDate };
  subscriptionData?: {
    invoiceSeparately?: boolean;
    notes?: string;
    customFields?: Record<string, unknown>;
    ratePlans: { productRatePlanId: string; customFields?: Record<string, unknown> }[];
    startDate?: IsoDate;
    subscriptionNumber?: string;
    terms?: {
      autoRenew?: boolean;
      initialTerm: { termType: 'TERMED' | 'EVERGREEN'; period?: number; periodType?: TermUnit; startDate?: IsoDate };
      renewalSetting?: 'RENEW_WITH_SPECIFIC_TERM' | 'RENEW_TO_EVERGREEN';
      renewalTerms?: { period?: number; periodType?: TermUnit };
    };
  };
}

type TermUnit = 'Day' | 'Week' | 'Month' | 'Year';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const record = z.optional(z.record(z.string(), z.unknown()));
const name = z.string().check(z.minLength(1));
const unit = z.optional(z.enum(['Day', 'Week', 'Month', 'Year']));
const period = z.optional(z.int().check(z.gte(1)));

const contact: Schema<SignUpContact> = z.object({ ...orderContactFields, customFields: record });

const card: Schema<SignUpCard> = customizable({
  ...storedFields('paymentMethod'),
  ...storedFields('mandate'),
  ...noServices,
  type: z.literal('CreditCard'),
  cardHolderInfo: cardHolderFields,
  cardNumber: z.string(),
  cardType: z.string(),
  expirationMonth: z.string().check(z.regex(/^(0?[1-9]|1[0-2])$/)),
  expirationYear: z.string().check(z.regex(/^20\d\d$/)),
  securityCode: text,
  ipAddress: text,
  makeDefault: flag,
});

export const signUpInput: Schema<SignUpInput> = z.object({
  accountData: z.object({
    ...storedFields('account'),
    name,
    currency: z.string(),
    billCycleDay: z.int().check(z.gte(0), z.lte(31)),
    billToContact: contact,
    soldToContact: z.optional(contact),
    shipToContact: z.optional(contact),
    paymentMethod: z.optional(card),
    accountNumber: text,
    autoPay: flag,
    notes: text,
    paymentTerm: text,
    customFields: record,
  }),
  options: z.optional(z.object({ runBilling: flag, collectPayment: flag, billingTargetDate: text })),
  subscriptionData: z.optional(
    z.object({
      invoiceSeparately: flag,
      notes: text,
      customFields: record,
      ratePlans: z.array(z.object({ productRatePlanId: z.string(), customFields: record })).check(z.minLength(1)),
      startDate: text,
      subscriptionNumber: text,
      terms: z.optional(
        z.object({
          autoRenew: flag,
          initialTerm: z.object({ termType: z.enum(['TERMED', 'EVERGREEN']), period, periodType: unit, startDate: text }),
          renewalSetting: z.optional(z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN'])),
          renewalTerms: z.optional(z.object({ period, periodType: unit })),
        }),
      ),
    }),
  ),
});
