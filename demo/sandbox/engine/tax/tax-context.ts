import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import { accounts, contacts, invoiceItems, invoices } from '../../database/schema.js';
import type { SubscriptionState } from '../subscription-state.js';
import type { TaxAddress } from './tax-engine.js';
import { parseTaxInfo, type TaxInfo } from './tax-info.js';
import type { TaxedLine, TaxContext } from './tax-lines.js';

/** Buyer without an account, for a preview. */
export interface TaxedBuyer {
  soldTo?: TaxAddress | undefined;
  taxInfo?: TaxInfo | undefined;
}

async function readTaxedLines(tx: Transaction, states: readonly SubscriptionState[]): Promise<TaxedLine[]> {
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

/** Reads the current tax data of an account. */
export async function readTaxContext(engine: Engine, accountId: string, states: readonly SubscriptionState[]): Promise<TaxContext> {
  const [buyer] = await engine.tx
    .select({ account: accounts, soldTo: contacts })
    .from(accounts)
    .leftJoin(contacts, eq(contacts.id, accounts.soldToId))
    .where(eq(accounts.id, accountId));
  if (!buyer) throw new Error(`The account ${accountId} does not exist.`);
  const { account, soldTo } = buyer;
  const billedLines = await readTaxedLines(engine.tx, states);
  return { engine: engine.taxes, soldTo: soldTo ?? undefined, taxInfo: parseTaxInfo(account), billedLines };
}

/** Creates the tax data of a buyer without an account. */
export function newBuyerTaxContext(engine: Engine, { soldTo, taxInfo = {} }: TaxedBuyer): TaxContext {
  return { engine: engine.taxes, soldTo, taxInfo, billedLines: [] };
}
