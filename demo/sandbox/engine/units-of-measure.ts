import { eq } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { charges, productCharges, unitsOfMeasure, usages } from '../database/schema.js';
import { billingError, invalidValue, notFound } from '../errors.js';

type UnitOfMeasureRow = typeof unitsOfMeasure.$inferSelect;
type UnitOfMeasureFields = Partial<Omit<typeof unitsOfMeasure.$inferInsert, 'id' | 'createdDate'>>;

/** Maximum number of decimal places of a unit. */
const MAX_DECIMAL_PLACES = 9;

const UNIT_DEFAULTS = { decimalPlaces: 0, roundingMode: 'UP', active: true } as const;

export async function getUnit(tx: Transaction, id: string): Promise<UnitOfMeasureRow> {
  const [unit] = await tx.select().from(unitsOfMeasure).where(eq(unitsOfMeasure.id, id)).for('update');
  if (!unit) throw notFound('unit of measure', id);
  return unit;
}

async function checkFields(tx: Transaction, { name, decimalPlaces }: UnitOfMeasureFields, own?: UnitOfMeasureRow): Promise<void> {
  if (decimalPlaces !== undefined && (decimalPlaces < 0 || decimalPlaces > MAX_DECIMAL_PLACES)) {
    throw invalidValue('catalog', 'DecimalPlaces', `must be from 0 through ${MAX_DECIMAL_PLACES}`);
  }
  if (name === undefined || name === own?.name) return;
  const [other] = await tx.select({ id: unitsOfMeasure.id }).from(unitsOfMeasure).where(eq(unitsOfMeasure.name, name));
  if (other) throw billingError('catalog', 'rule', `'UomName' is taken: ${name}.`);
}

/**
 * Checks that a unit is unused.
 *
 * @param field name of the request field, for error messages
 * @throws {BillingError} if charges or usage records use the unit
 */
async function checkUnused(tx: Transaction, { name }: UnitOfMeasureRow, field: string): Promise<void> {
  for (const table of [productCharges, charges, usages]) {
    const [found] = await tx.select({ id: table.id }).from(table).where(eq(table.uom, name)).limit(1);
    if (found) throw billingError('catalog', 'rule', `'${field}': charges or usage records use ${name}, so it cannot change.`);
  }
}

/** Creates a unit of measure. */
export async function createUnit({ tx, moment }: Engine, fields: UnitOfMeasureFields & Pick<UnitOfMeasureRow, 'name'>): Promise<string> {
  await checkFields(tx, fields);
  const values = { ...UNIT_DEFAULTS, ...fields, createdDate: moment.now };
  const [unit] = await tx.insert(unitsOfMeasure).values(values).returning();
  if (!unit) throw new Error('The unit was not inserted.');
  return unit.id;
}

/** Changes a unit. Its name can change only while the unit is unused. */
export async function updateUnit({ tx }: Engine, id: string, fields: UnitOfMeasureFields): Promise<void> {
  const unit = await getUnit(tx, id);
  await checkFields(tx, fields, unit);
  if (fields.name !== undefined && fields.name !== unit.name) await checkUnused(tx, unit, 'UomName');
  await tx.update(unitsOfMeasure).set(fields).where(eq(unitsOfMeasure.id, id));
}

/** Deletes an unused unit. */
export async function deleteUnit({ tx }: Engine, id: string): Promise<void> {
  await checkUnused(tx, await getUnit(tx, id), 'Id');
  await tx.delete(unitsOfMeasure).where(eq(unitsOfMeasure.id, id));
}

/** Writes the units that the catalog of a new database uses. */
export async function writeFirstUnits({ tx, moment }: Engine): Promise<void> {
  const found = await tx.selectDistinct({ uom: productCharges.uom }).from(productCharges).orderBy(productCharges.uom);
  const units = found.flatMap(({ uom }) => (uom === null || uom === '' ? [] : [{ name: uom, ...UNIT_DEFAULTS, createdDate: moment.now }]));
  if (units.length > 0) await tx.insert(unitsOfMeasure).values(units);
}
