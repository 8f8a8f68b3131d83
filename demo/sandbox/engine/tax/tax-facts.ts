import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { contacts, invoiceItems, invoices } from '../../database/schema.js';
import { getAccountRow } from '../accounts.js';
import type { SubscriptionState } from '../state.js';
import type { TaxAddress } from './tax-engine.js';
import { taxInfoOf, type TaxInfo } from './tax-info.js';
import type { TaxedBefore, TaxFacts } from './tax-lines.js';

/** Who buys, in a preview for somebody who has no account. */
export interface TaxedBuyer {
  soldTo?: TaxAddress | undefined;
  taxInfo?: TaxInfo | undefined;
}

async function taxedBefore(tx: Transaction, states: readonly SubscriptionState[]): Promise<TaxedBefore[]> {
  const numbers = states.flatMap(({ ratePlans }) => ratePlans.flatMap(({ charges }) => charges.flatMap(({ number }) => number ?? [])));
  if (numbers.length === 0) return [];
  return tx
    .select({
      chargeNumber: invoiceItems.chargeNumber,
      segment: invoiceItems.segment,
      serviceStartDate: invoiceItems.serviceStartDate,
      serviceEndDate: invoiceItems.serviceEndDate,
      tax: invoiceItems.tax,
    })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(inArray(invoiceItems.chargeNumber, numbers), isNull(invoiceItems.appliedToItemId), ne(invoices.status, 'Canceled')))
    .orderBy(asc(invoices.createdDate), asc(invoices.number), asc(invoiceItems.position));
}

/** What the taxes of an account are made of, as it is known now. */
export async function taxFactsOf(engine: Engine, accountId: string, states: readonly SubscriptionState[]): Promise<TaxFacts> {
  const account = await getAccountRow(engine.tx, accountId);
  const [soldTo] = account.soldToId === null ? [] : await engine.tx.select().from(contacts).where(eq(contacts.id, account.soldToId));
  return { engine: engine.taxes, soldTo, taxInfo: taxInfoOf(account), before: await taxedBefore(engine.tx, states) };
}

/** The same for somebody who has no account. */
export function newTaxFacts(engine: Engine, { soldTo, taxInfo = {} }: TaxedBuyer): TaxFacts {
  return { engine: engine.taxes, soldTo, taxInfo, before: [] };
}
