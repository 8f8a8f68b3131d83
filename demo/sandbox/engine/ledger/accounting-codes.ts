import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { accountingCodes, accountingPeriods, productCharges, revenueSchedules } from '../../database/schema.js';
import { billingError, invalidValue, notFound } from '../../errors.js';

export type AccountingCodeRow = typeof accountingCodes.$inferSelect;

export const ACCOUNTING_CODE_TYPES = [
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
export type AccountingCodeType = (typeof ACCOUNTING_CODE_TYPES)[number];

/** Side of the balance sheet or income statement for each type. */
export const ACCOUNTING_CODE_CATEGORIES: Readonly<Record<AccountingCodeType, string>> = {
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

/** Accounting codes of a new database: one for each kind of booking in the sandbox. */
const FIRST_CODES: readonly { name: string; type: AccountingCodeType; glAccountNumber: string }[] = [
  { name: 'Accounts Receivable', type: 'AccountsReceivable', glAccountNumber: '1200' },
  { name: 'Cash', type: 'Cash', glAccountNumber: '1000' },
  { name: 'Deferred Revenue', type: 'DeferredRevenue', glAccountNumber: '2400' },
  { name: 'Sales Tax Payable', type: 'SalesTaxPayable', glAccountNumber: '2200' },
  { name: 'Subscription Revenue', type: 'SalesRevenue', glAccountNumber: '4000' },
];

/** Writes the accounting codes of a new database. */
export async function writeFirstCodes({ tx, moment }: Engine): Promise<void> {
  const dates = { createdDate: moment.now, updatedDate: moment.now };
  await tx.insert(accountingCodes).values(FIRST_CODES.map((code) => ({ ...code, glAccountName: code.name, ...dates })));
}

export async function getAccountingCodeRow(tx: Transaction, id: string): Promise<AccountingCodeRow> {
  const [code] = await tx.select().from(accountingCodes).where(eq(accountingCodes.id, id));
  if (!code) throw notFound('accounting code', id);
  return code;
}

/** Returns the default accounting code of a type: the name of its first active code, or the type itself if there is none. */
export async function readDefaultCodeName(tx: Transaction, type: AccountingCodeType): Promise<string> {
  const [code] = await tx
    .select({ name: accountingCodes.name })
    .from(accountingCodes)
    .where(and(eq(accountingCodes.type, type), eq(accountingCodes.status, 'Active')))
    .orderBy(asc(accountingCodes.createdDate), asc(accountingCodes.name))
    .limit(1);
  return code?.name ?? type;
}

/** Returns a description of the first use of a code; undefined if the code was never used. */
async function findCodeUse(tx: Transaction, { name }: AccountingCodeRow): Promise<string | undefined> {
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

/**
 * Checks that a code is unused.
 *
 * @param field name of the request field, for error messages
 * @throws {BillingError} if the code is in use
 */
async function checkUnused(tx: Transaction, code: AccountingCodeRow, field: string, what: string): Promise<void> {
  const use = await findCodeUse(tx, code);
  if (use !== undefined)
    throw billingError('accounting-codes', 'rule', `'${field}': ${code.name} is used by ${use}, so it cannot be ${what}.`);
}

async function checkName(tx: Transaction, name: string, own?: string): Promise<void> {
  if (name.trim() === '' || name.length > 100) throw invalidValue('accounting-codes', 'name', 'must be 1 to 100 characters');
  const [other] = await tx.select({ id: accountingCodes.id }).from(accountingCodes).where(eq(accountingCodes.name, name));
  if (other && other.id !== own) throw billingError('accounting-codes', 'rule', `'name' is taken: ${name}.`);
}

type AccountingCodeFields = Partial<
  Pick<AccountingCodeRow, 'name' | 'type' | 'glAccountName' | 'glAccountNumber' | 'notes' | 'segmentConstantValues' | 'customFields'>
>;

/**
 * Adds an active accounting code.
 *
 * @throws {BillingError} if its name is taken
 */
export async function addAccountingCode(
  { tx, moment }: Engine,
  fields: AccountingCodeFields & Pick<AccountingCodeRow, 'name' | 'type'>,
): Promise<AccountingCodeRow> {
  await checkName(tx, fields.name);
  const [code] = await tx
    .insert(accountingCodes)
    .values({ ...fields, createdDate: moment.now, updatedDate: moment.now })
    .returning();
  if (!code) throw new Error('The accounting code was not inserted.');
  return code;
}

/**
 * Changes an accounting code. Its name and type can change only while it is unused.
 *
 * @throws {BillingError} naming the field that cannot change
 */
export async function changeAccountingCode({ tx, moment }: Engine, id: string, fields: AccountingCodeFields): Promise<void> {
  const code = await getAccountingCodeRow(tx, id);
  if (fields.name !== undefined && fields.name !== code.name) {
    await checkName(tx, fields.name, id);
    await checkUnused(tx, code, 'name', 'renamed');
  }
  if (fields.type !== undefined && fields.type !== code.type) await checkUnused(tx, code, 'type', 'changed to another type');
  const customFields = { ...code.customFields, ...fields.customFields };
  await tx
    .update(accountingCodes)
    .set({ ...fields, customFields, updatedDate: moment.now })
    .where(eq(accountingCodes.id, id));
}

/**
 * Activates or deactivates an accounting code.
 *
 * @throws {BillingError} if the status is already set, or the code is in use and cannot be deactivated
 */
export async function setAccountingCodeStatus({ tx, moment }: Engine, id: string, status: AccountingCodeRow['status']): Promise<void> {
  const code = await getAccountingCodeRow(tx, id);
  if (code.status === status) throw billingError('accounting-codes', 'rule', `'ac-id': ${code.name} is ${status} already.`);
  if (status === 'Inactive') await checkUnused(tx, code, 'ac-id', 'deactivated');
  await tx.update(accountingCodes).set({ status, updatedDate: moment.now }).where(eq(accountingCodes.id, id));
}

/**
 * Deletes an accounting code.
 *
 * @throws {BillingError} if the code is active or in use
 */
export async function removeAccountingCode({ tx }: Engine, id: string): Promise<void> {
  const code = await getAccountingCodeRow(tx, id);
  if (code.status !== 'Inactive') throw billingError('accounting-codes', 'rule', `'ac-id': ${code.name} is Active: deactivate it first.`);
  await checkUnused(tx, code, 'ac-id', 'deleted');
  await tx.delete(accountingCodes).where(eq(accountingCodes.id, id));
}
