import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open.js';
import { charges, ratePlans, subscriptions } from '../../database/schema.js';
import { billingError, invalidValue } from '../../errors.js';
import type { FullRatePlan, FullSubscription } from '../subscriptions.js';

type CustomFields = Record<string, unknown>;

/** Custom fields of a subscription, its rate plans and its charges. */
interface CustomFieldChanges {
  customFields?: CustomFields;
  ratePlans?: {
    ratePlanId?: string;
    customFields?: CustomFields;
    charges?: { chargeId?: string; chargeNumber?: string; customFields?: CustomFields }[];
  }[];
}

function checkNames(fields: CustomFields, at: string): CustomFields {
  const invalidName = Object.keys(fields).find((name) => !/^\w+__c$/.test(name));
  if (invalidName === undefined) return fields;
  throw billingError('subscriptions', 'unknown-field', `Unknown field '${at}.${invalidName}': custom fields end with __c.`);
}

async function setChargeFields(
  tx: Transaction,
  plan: FullRatePlan,
  change: NonNullable<CustomFieldChanges['ratePlans']>[number],
  at: string,
) {
  for (const [index, { chargeId, chargeNumber, customFields = {} }] of (change.charges ?? []).entries()) {
    const here = `${at}.charges.${index}`;
    const found = plan.charges.filter((charge) => charge.id === chargeId || charge.number === chargeNumber);
    const name = chargeId === undefined ? 'chargeNumber' : 'chargeId';
    if (found.length === 0) {
      throw invalidValue('subscriptions', `${here}.${name}`, 'the rate plan has no such charge');
    }
    for (const charge of found) {
      const merged = { ...charge.customFields, ...checkNames(customFields, `${here}.customFields`) };
      await tx.update(charges).set({ customFields: merged }).where(eq(charges.id, charge.id));
    }
  }
}

/** Sets custom fields of a subscription version. Other custom fields stay unchanged. */
export async function setCustomFields(tx: Transaction, current: FullSubscription, change: CustomFieldChanges): Promise<void> {
  const own = { ...current.customFields, ...checkNames(change.customFields ?? {}, 'customFields') };
  await tx.update(subscriptions).set({ customFields: own }).where(eq(subscriptions.id, current.id));
  for (const [index, entry] of (change.ratePlans ?? []).entries()) {
    const at = `ratePlans.${index}`;
    const plan = current.ratePlans.find(({ id }) => id === entry.ratePlanId);
    if (!plan) {
      throw invalidValue('subscriptions', `${at}.ratePlanId`, 'the subscription has no such rate plan');
    }
    const merged = { ...plan.customFields, ...checkNames(entry.customFields ?? {}, `${at}.customFields`) };
    await tx.update(ratePlans).set({ customFields: merged }).where(eq(ratePlans.id, plan.id));
    await setChargeFields(tx, plan, entry, at);
  }
}
