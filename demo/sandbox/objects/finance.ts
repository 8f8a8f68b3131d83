import { eq } from 'drizzle-orm';
import type { CallContext } from '../context.js';
import { accountingCodes, accountingPeriods, revenueEvents, revenueMoves, revenueParts, revenueSchedules } from '../database/schema.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import {
  addAccountingCode,
  removeAccountingCode,
  getAccountingCodeRow,
  setAccountingCodeStatus,
  changeAccountingCode,
} from '../engine/ledger/accounting-codes.js';
import { createPeriod, deletePeriod, getAccountingPeriodRow, updatePeriod } from '../engine/ledger/accounting-periods.js';
import { createScheduleForCharge } from '../engine/revenue/create-schedule.js';
import { deleteSchedule, getSchedule, lockSchedule, type RevenueScheduleRow } from '../engine/revenue/schedules.js';
import { createUnit, deleteUnit, getUnit, updateUnit } from '../engine/units-of-measure.js';
import { notFound } from '../errors.js';
import {
  codeChanges,
  newCodeObject,
  newPeriodObject,
  newScheduleObject,
  newUnitObject,
  periodChanges,
  scheduleChanges,
  unitChanges,
  type CodeFields,
  type NewScheduleObject,
  type PeriodChanges,
  type UnitChanges,
} from '../supported/finance-objects.js';
import { onlyCustomFields } from '../supported/subscription-objects.js';
import { defineUpdate, updatedColumn, defineCreation, mergeCustomFields, type ClearedFields, type ObjectType } from './object-type.js';

const codeFields = ({ GLAccountName, GLAccountNumber, Notes }: CodeFields, emptied: ClearedFields = []) =>
  omitUndefined({
    glAccountName: updatedColumn(GLAccountName, emptied, 'GLAccountName'),
    glAccountNumber: updatedColumn(GLAccountNumber, emptied, 'GLAccountNumber'),
    notes: updatedColumn(Notes, emptied, 'Notes'),
  });

const periodFields = (input: PeriodChanges, emptied: ClearedFields) =>
  omitUndefined({
    name: input.Name,
    startDate: input.StartDate,
    endDate: input.EndDate,
    fiscalYear: input.FiscalYear,
    fiscalQuarter: updatedColumn(input.FiscalQuarter, emptied, 'FiscalQuarter'),
    notes: updatedColumn(input.Notes, emptied, 'Notes'),
  });

const unitFields = (input: UnitChanges, emptied: ClearedFields) =>
  omitUndefined({
    name: input.UomName,
    displayedAs: updatedColumn(input.DisplayedAs, emptied, 'DisplayedAs'),
    decimalPlaces: input.DecimalPlaces,
    roundingMode: input.RoundingMode,
    active: input.Active,
  });

async function scheduleById(call: CallContext, id: string): Promise<RevenueScheduleRow> {
  const [schedule] = await call.tx.select().from(revenueSchedules).where(eq(revenueSchedules.id, id));
  if (!schedule) throw notFound('revenue schedule', id);
  return schedule;
}

async function addSchedule(input: NewScheduleObject, call: CallContext): Promise<string> {
  const { RatePlanChargeId, Amount: amount, RevenueScheduleDate: revenueScheduleDate, ReferenceId: referenceId, Notes: notes } = input;
  const said = { notes, customFields: pickCustomFields(input) };
  const number = await createScheduleForCharge(call, RatePlanChargeId, { amount, revenueScheduleDate, referenceId }, [], said);
  return (await getSchedule(call.tx, number)).id;
}

/** Types of accounting, revenue and unit-of-measure objects. */
export const FINANCE_TYPES = {
  AccountingCode: {
    creates: defineCreation('accounting-codes', newCodeObject, async (input, call) => {
      const customFields = pickCustomFields(input);
      return (await addAccountingCode(call, { name: input.Name, type: input.Type, ...codeFields(input), customFields })).id;
    }),
    updates: defineUpdate(
      'accounting-codes',
      codeChanges,
      async (id, input, emptied, call) => {
        const { status, customFields } = await getAccountingCodeRow(call.tx, id);
        const { Name: name, Type: type, Status } = input;
        await changeAccountingCode(call, id, { ...omitUndefined({ name, type }), ...codeFields(input, emptied) });
        const fields = { customFields: mergeCustomFields(customFields, input, emptied) };
        await call.tx.update(accountingCodes).set(fields).where(eq(accountingCodes.id, id));
        if (Status !== undefined && Status !== status) await setAccountingCodeStatus(call, id, Status);
      },
      ['GLAccountName', 'GLAccountNumber', 'Notes'],
      { 'ac-id': 'Status' },
    ),
    removes: (id, call) => removeAccountingCode(call, id),
  },
  AccountingPeriod: {
    creates: defineCreation('accounting-periods', newPeriodObject, async (input, call) => {
      const { Name: name, StartDate: startDate, EndDate: endDate, FiscalYear: fiscalYear } = input;
      const more = omitUndefined({ fiscalQuarter: input.FiscalQuarter, notes: input.Notes });
      return (await createPeriod(call, { name, startDate, endDate, fiscalYear, ...more, customFields: pickCustomFields(input) })).id;
    }),
    updates: defineUpdate(
      'accounting-periods',
      periodChanges,
      async (id, input, emptied, call) => {
        await updatePeriod(call, id, periodFields(input, emptied));
        const { customFields } = await getAccountingPeriodRow(call.tx, id);
        const fields = { customFields: mergeCustomFields(customFields, input, emptied) };
        await call.tx.update(accountingPeriods).set(fields).where(eq(accountingPeriods.id, id));
      },
      ['FiscalQuarter', 'Notes'],
    ),
    removes: (id, call) => deletePeriod(call, id),
  },
  RevenueSchedule: {
    creates: defineCreation('revenue', newScheduleObject, addSchedule, { 'charge-key': 'RatePlanChargeId' }),
    updates: defineUpdate(
      'revenue',
      scheduleChanges,
      async (id, input, emptied, call) => {
        const { number } = await scheduleById(call, id);
        const { schedule } = await lockSchedule(call.tx, number);
        const notes = updatedColumn(input.Notes, emptied, 'Notes');
        const said = omitUndefined({ notes, referenceId: updatedColumn(input.ReferenceId, emptied, 'ReferenceId') });
        const customFields = mergeCustomFields(schedule.customFields, input, emptied);
        await call.tx
          .update(revenueSchedules)
          .set({ ...said, customFields, updatedDate: call.moment.now })
          .where(eq(revenueSchedules.id, id));
      },
      ['Notes', 'ReferenceId'],
    ),
    removes: async (id, call) => deleteSchedule(call, (await scheduleById(call, id)).number),
  },
  RevenueScheduleItem: {
    updates: defineUpdate('revenue', onlyCustomFields, async (id, input, emptied, call) => {
      const [part] = await call.tx.select().from(revenueParts).where(eq(revenueParts.id, id));
      if (!part) throw notFound('item of a revenue schedule', id);
      await lockSchedule(call.tx, (await scheduleById(call, part.scheduleId)).number);
      const customFields = mergeCustomFields(part.customFields, input, emptied);
      await call.tx.update(revenueParts).set({ customFields }).where(eq(revenueParts.id, id));
    }),
  },
  RevenueEventItem: {
    updates: defineUpdate('revenue', onlyCustomFields, async (id, input, emptied, call) => {
      const [row] = await call.tx
        .select({ move: revenueMoves, scheduleId: revenueEvents.scheduleId })
        .from(revenueMoves)
        .innerJoin(revenueEvents, eq(revenueEvents.id, revenueMoves.eventId))
        .where(eq(revenueMoves.id, id));
      if (!row) throw notFound('item of a revenue event', id);
      await lockSchedule(call.tx, (await scheduleById(call, row.scheduleId)).number);
      const customFields = mergeCustomFields(row.move.customFields, input, emptied);
      await call.tx.update(revenueMoves).set({ customFields }).where(eq(revenueMoves.id, id));
    }),
  },
  UnitOfMeasure: {
    creates: defineCreation('catalog', newUnitObject, (input, call) =>
      createUnit(call, { ...unitFields(input, []), name: input.UomName, customFields: pickCustomFields(input) }),
    ),
    updates: defineUpdate(
      'catalog',
      unitChanges,
      async (id, input, emptied, call) => {
        const { customFields } = await getUnit(call.tx, id);
        await updateUnit(call, id, { ...unitFields(input, emptied), customFields: mergeCustomFields(customFields, input, emptied) });
      },
      ['DisplayedAs'],
    ),
    removes: (id, call) => deleteUnit(call, id),
  },
} satisfies Record<string, ObjectType>;
