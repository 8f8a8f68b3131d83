import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { accountingCodes, accountingPeriods, productCharges, revenueSchedules } from '../../database/schema.js';
import { billingError, invalidValue, notFound } from '../../errors.js';

export type CodeRow = typeof accountingCodes.$inferSelect;

export const CODE_TYPES = [
  'AccountsReceivable',
  'On-Account Receivable',
  'Cash',
  'OtherAssets',
  'CustomerCashOnAccount',
  'DeferredRevenue',
  'SalesTaxPayable',
  'OtherLiabilities',
  'SalesRevenue',
  'SalesDiscounts',
  'OtherRevenue',
  'OtherEquity',
  'BadDebt',
  'OtherExpenses',
] as const;
export type CodeType = (typeof CODE_TYPES)[number];

/** Which side of the balance sheet, or of the income statement, a type is on. */
export const CATEGORIES: Readonly<Record<CodeType, string>> = {
  AccountsReceivable: 'Assets',
  'On-Account Receivable': 'Assets',
  Cash: 'Assets',
  OtherAssets: 'Assets',
  CustomerCashOnAccount: 'Liabilities',
  DeferredRevenue: 'Liabilities',
  SalesTaxPayable: 'Liabilities',
  OtherLiabilities: 'Liabilities',
  SalesRevenue: 'Revenue',
  SalesDiscounts: 'Revenue',
  OtherRevenue: 'Revenue',
  OtherEquity: 'Equity',
  BadDebt: 'Expenses',
  OtherExpenses: 'Expenses',
};

/** The codes of an empty database: one for each thing that the sandbox books. */
const FIRST_CODES: readonly { name: string; type: CodeType; glAccountNumber: string }[] = [
  { name: 'Accounts Receivable', type: 'AccountsReceivable', glAccountNumber: '1200' },
  { name: 'Cash', type: 'Cash', glAccountNumber: '1000' },
  { name: 'Deferred Revenue', type: 'DeferredRevenue', glAccountNumber: '2400' },
  { name: 'Sales Tax Payable', type: 'SalesTaxPayable', glAccountNumber: '2200' },
  { name: 'Subscription Revenue', type: 'SalesRevenue', glAccountNumber: '4000' },
];

/** Writes the codes that the books of an empty database are kept under. */
export async function writeFirstCodes({ tx, moment }: Engine): Promise<void> {
  const made = { createdDate: moment.now, updatedDate: moment.now };
  await tx.insert(accountingCodes).values(FIRST_CODES.map((code) => ({ ...code, glAccountName: code.name, ...made })));
}

export async function getCode(tx: Transaction, id: string): Promise<CodeRow> {
  const [code] = await tx.select().from(accountingCodes).where(eq(accountingCodes.id, id));
  if (!code) throw notFound('accounting code', id);
  return code;
}

/** The name that a type is booked under where nothing else is said: the first active code of it, or the type itself. */
export async function nameOfType(tx: Transaction, type: CodeType): Promise<string> {
  const [code] = await tx
    .select({ name: accountingCodes.name })
    .from(accountingCodes)
    .where(and(eq(accountingCodes.type, type), eq(accountingCodes.status, 'Active')))
    .orderBy(asc(accountingCodes.createdDate), asc(accountingCodes.name))
    .limit(1);
  return code?.name ?? type;
}

/** Where a code stands already; undefined if nothing was ever booked under it. */
async function useOf(tx: Transaction, { name }: CodeRow): Promise<string | undefined> {
  const [schedule] = await tx
    .select({ number: revenueSchedules.number })
    .from(revenueSchedules)
    .where(or(eq(revenueSchedules.deferredCode, name), eq(revenueSchedules.recognizedCode, name)))
    .limit(1);
  if (schedule) return `the revenue schedule ${schedule.number}`;
  const [period] = await tx
    .select({ name: accountingPeriods.name })
    .from(accountingPeriods)
    .where(sql`${accountingPeriods.balance} @> ${JSON.stringify([{ code: name }])}::jsonb`)
    .limit(1);
  if (period) return `the trial balance of ${period.name}`;
  const { details } = productCharges;
  const [charge] = await tx
    .select({ number: productCharges.number })
    .from(productCharges)
    .where(
      or(...['accountingCode', 'deferredRevenueAccount', 'recognizedRevenueAccount'].map((key) => sql`${details} ->> ${key} = ${name}`)),
    )
    .limit(1);
  return charge && `the charge ${charge.number}`;
}

/** @throws {BillingError} naming `field`, if the code was booked under */
async function checkUnused(tx: Transaction, code: CodeRow, field: string, what: string): Promise<void> {
  const use = await useOf(tx, code);
  if (use !== undefined)
    throw billingError('accounting-codes', 'rule', `'${field}': ${code.name} is named by ${use}, so it cannot be ${what}.`);
}

async function checkName(tx: Transaction, name: string, own?: string): Promise<void> {
  if (name.trim() === '' || name.length > 100) throw invalidValue('accounting-codes', 'name', 'must be 1 to 100 characters');
  const [other] = await tx.select({ id: accountingCodes.id }).from(accountingCodes).where(eq(accountingCodes.name, name));
  if (other && other.id !== own) throw billingError('accounting-codes', 'rule', `'name' is taken: ${name}.`);
}

type CodeFields = Partial<
  Pick<CodeRow, 'name' | 'type' | 'glAccountName' | 'glAccountNumber' | 'notes' | 'segmentConstantValues' | 'customFields'>
>;

/**
 * Makes an active code.
 *
 * @throws {BillingError} if its name is taken
 */
export async function createCode({ tx, moment }: Engine, fields: CodeFields & Pick<CodeRow, 'name' | 'type'>): Promise<CodeRow> {
  await checkName(tx, fields.name);
  const [made] = await tx
    .insert(accountingCodes)
    .values({ ...fields, createdDate: moment.now, updatedDate: moment.now })
    .returning();
  if (!made) throw new Error('An accounting code was not written.');
  return made;
}

/**
 * Changes a code; its name and type only as long as nothing is booked under it.
 *
 * @throws {BillingError} naming the field that stands
 */
export async function updateCode({ tx, moment }: Engine, id: string, fields: CodeFields): Promise<void> {
  const code = await getCode(tx, id);
  if (fields.name !== undefined && fields.name !== code.name) {
    await checkName(tx, fields.name, id);
    await checkUnused(tx, code, 'name', 'renamed');
  }
  if (fields.type !== undefined && fields.type !== code.type) await checkUnused(tx, code, 'type', 'given another type');
  const customFields = { ...code.customFields, ...fields.customFields };
  await tx
    .update(accountingCodes)
    .set({ ...fields, customFields, updatedDate: moment.now })
    .where(eq(accountingCodes.id, id));
}

/**
 * Lets a code be used, or no more.
 *
 * @throws {BillingError} if it is so already, or if something is booked under a code that shall not be used
 */
export async function setCodeStatus({ tx, moment }: Engine, id: string, status: CodeRow['status']): Promise<void> {
  const code = await getCode(tx, id);
  if (code.status === status) throw billingError('accounting-codes', 'rule', `'ac-id': ${code.name} is ${status} already.`);
  if (status === 'Inactive') await checkUnused(tx, code, 'ac-id', 'deactivated');
  await tx.update(accountingCodes).set({ status, updatedDate: moment.now }).where(eq(accountingCodes.id, id));
}

/**
 * Deletes a code.
 *
 * @throws {BillingError} unless it is inactive and nothing was ever booked under it
 */
export async function deleteCode({ tx }: Engine, id: string): Promise<void> {
  const code = await getCode(tx, id);
  if (code.status !== 'Inactive') throw billingError('accounting-codes', 'rule', `'ac-id': ${code.name} is Active: deactivate it first.`);
  await checkUnused(tx, code, 'ac-id', 'deleted');
  await tx.delete(accountingCodes).where(eq(accountingCodes.id, id));
}
