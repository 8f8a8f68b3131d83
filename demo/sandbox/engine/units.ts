import { eq } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { charges, productCharges, unitsOfMeasure, usages } from '../database/schema.js';
import { billingError, invalidValue, notFound } from '../errors.js';

type UnitRow = typeof unitsOfMeasure.$inferSelect;
type UnitFields = Partial<Omit<typeof unitsOfMeasure.$inferInsert, 'id' | 'createdDate'>>;

/** Most places behind the point that a unit is counted in. */
const MOST_PLACES = 9;

export async function getUnit(tx: Transaction, id: string): Promise<UnitRow> {
  const [unit] = await tx.select().from(unitsOfMeasure).where(eq(unitsOfMeasure.id, id)).for('update');
  if (!unit) throw notFound('unit of measure', id);
  return unit;
}

async function checkFields(tx: Transaction, { name, decimalPlaces }: UnitFields, own?: UnitRow): Promise<void> {
  if (decimalPlaces !== undefined && (decimalPlaces < 0 || decimalPlaces > MOST_PLACES)) {
    throw invalidValue('catalog', 'DecimalPlaces', `must be from 0 through ${MOST_PLACES}`);
  }
  if (name === undefined || name === own?.name) return;
  const [other] = await tx.select({ id: unitsOfMeasure.id }).from(unitsOfMeasure).where(eq(unitsOfMeasure.name, name));
  if (other) throw billingError('catalog', 'rule', `'UomName' is taken: ${name}.`);
}

/** @throws {BillingError} if something is counted in the unit; `field` says what was asked for */
async function checkUnused(tx: Transaction, { name }: UnitRow, field: string): Promise<void> {
  for (const table of [productCharges, charges, usages]) {
    const [found] = await tx.select({ id: table.id }).from(table).where(eq(table.uom, name)).limit(1);
    if (found) throw billingError('catalog', 'rule', `'${field}': charges or usage count in ${name}, so it stays.`);
  }
}

/** Makes a unit that charges may count in. */
export async function createUnit({ tx, moment }: Engine, fields: UnitFields & Pick<UnitRow, 'name'>): Promise<string> {
  await checkFields(tx, fields);
  const values = { decimalPlaces: 0, roundingMode: 'UP', active: true, ...fields, createdDate: moment.now } as const;
  const [made] = await tx.insert(unitsOfMeasure).values(values).returning();
  if (!made) throw new Error('A unit was not written.');
  return made.id;
}

/** Changes a unit; its name only as long as nothing is counted in it. */
export async function updateUnit({ tx }: Engine, id: string, fields: UnitFields): Promise<void> {
  const unit = await getUnit(tx, id);
  await checkFields(tx, fields, unit);
  if (fields.name !== undefined && fields.name !== unit.name) await checkUnused(tx, unit, 'UomName');
  await tx.update(unitsOfMeasure).set(fields).where(eq(unitsOfMeasure.id, id));
}

/** Deletes a unit that nothing is counted in. */
export async function deleteUnit({ tx }: Engine, id: string): Promise<void> {
  await checkUnused(tx, await getUnit(tx, id), 'Id');
  await tx.delete(unitsOfMeasure).where(eq(unitsOfMeasure.id, id));
}

/** The units of the catalog that a new database begins with. */
export async function writeFirstUnits(engine: Engine): Promise<void> {
  const found = await engine.tx.selectDistinct({ uom: productCharges.uom }).from(productCharges).orderBy(productCharges.uom);
  for (const { uom } of found) if (uom !== null && uom !== '') await createUnit(engine, { name: uom });
}
