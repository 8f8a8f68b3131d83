import * as z from 'zod/mini';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import { ACCOUNTING_CODE_TYPES, type AccountingCodeType } from '../engine/ledger/accounting-codes.js';
import { isoDate } from './fields.js';

const text = z.optional(z.string());
const day = z.optional(isoDate);
const whole = z.optional(z.int());

/** Fields of an accounting code. */
export interface CodeFields extends CustomFieldValues {
  Name?: string;
  Type?: AccountingCodeType;
  GLAccountName?: string;
  GLAccountNumber?: string;
  Notes?: string;
}

interface NewCodeObject extends CodeFields {
  Name: string;
  Type: AccountingCodeType;
}

interface CodeChanges extends CodeFields {
  Status?: 'Active' | 'Inactive';
}

const code = { GLAccountName: text, GLAccountNumber: text, Notes: text };

export const newCodeObject: Schema<NewCodeObject> = customizable({ Name: z.string(), Type: z.enum(ACCOUNTING_CODE_TYPES), ...code });
export const codeChanges: Schema<CodeChanges> = customizable({
  Name: text,
  Type: z.optional(z.enum(ACCOUNTING_CODE_TYPES)),
  ...code,
  Status: z.optional(z.enum(['Active', 'Inactive'])),
});

/** Editable fields of an accounting period. Closing and reopening have their own operations. */
export interface PeriodChanges extends CustomFieldValues {
  Name?: string;
  StartDate?: IsoDate;
  EndDate?: IsoDate;
  FiscalYear?: number;
  FiscalQuarter?: number;
  Notes?: string;
}

interface NewPeriodObject extends PeriodChanges {
  Name: string;
  StartDate: IsoDate;
  EndDate: IsoDate;
  FiscalYear: number;
}

export const newPeriodObject: Schema<NewPeriodObject> = customizable({
  Name: z.string(),
  StartDate: isoDate,
  EndDate: isoDate,
  FiscalYear: z.int(),
  FiscalQuarter: whole,
  Notes: text,
});
export const periodChanges: Schema<PeriodChanges> = customizable({
  Name: text,
  StartDate: day,
  EndDate: day,
  FiscalYear: whole,
  FiscalQuarter: whole,
  Notes: text,
});

/** A new revenue schedule of a subscription charge. Its revenue is not distributed yet. */
export interface NewScheduleObject extends CustomFieldValues {
  /** Id of the charge in any version of the subscription. */
  RatePlanChargeId: string;
  Amount: DecimalString;
  RevenueScheduleDate: IsoDate;
  ReferenceId?: string;
  Notes?: string;
}

interface ScheduleChanges extends CustomFieldValues {
  ReferenceId?: string;
  Notes?: string;
}

export const newScheduleObject: Schema<NewScheduleObject> = customizable({
  RatePlanChargeId: z.string(),
  Amount: decimal,
  RevenueScheduleDate: isoDate,
  ReferenceId: text,
  Notes: text,
});
export const scheduleChanges: Schema<ScheduleChanges> = customizable({ ReferenceId: text, Notes: text });

/** Editable fields of a unit of measure. */
export interface UnitChanges extends CustomFieldValues {
  UomName?: string;
  DisplayedAs?: string;
  DecimalPlaces?: number;
  RoundingMode?: 'UP' | 'DOWN';
  Active?: boolean;
}

interface NewUnitObject extends UnitChanges {
  UomName: string;
}

const unitName = z.string().check(z.minLength(1), z.maxLength(100));
const unit = {
  DisplayedAs: text,
  DecimalPlaces: whole,
  RoundingMode: z.optional(z.enum(['UP', 'DOWN'])),
  Active: z.optional(z.boolean()),
};

export const newUnitObject: Schema<NewUnitObject> = customizable({ UomName: unitName, ...unit });
export const unitChanges: Schema<UnitChanges> = customizable({ UomName: z.optional(unitName), ...unit });
