import { eq } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { accounts, contacts } from '../../database/schema.js';
import type { TaxAddress } from './tax-engine.js';
import { parseTaxInfo, type TaxInfo } from './tax-info.js';
import type { TaxedLine, TaxContext } from './tax-lines.js';

/** Buyer without an account, for a preview. */
export interface TaxedBuyer {
  soldTo?: TaxAddress | undefined;
  taxInfo?: TaxInfo | undefined;
}

/** Reads the current tax data of an account. */
export async function readTaxContext(engine: Engine, accountId: string, billedLines: readonly TaxedLine[]): Promise<TaxContext> {
  const [buyer] = await engine.tx
    .select({ account: accounts, soldTo: contacts })
    .from(accounts)
    .leftJoin(contacts, eq(contacts.id, accounts.soldToId))
    .where(eq(accounts.id, accountId));
  if (!buyer) throw new Error(`The account ${accountId} does not exist.`);
  const { account, soldTo } = buyer;
  return { engine: engine.taxes, soldTo: soldTo ?? undefined, taxInfo: parseTaxInfo(account), billedLines };
}

/** Creates the tax data of a buyer without an account. */
export function newBuyerTaxContext(engine: Engine, { soldTo, taxInfo = {} }: TaxedBuyer): TaxContext {
  return { engine: engine.taxes, soldTo, taxInfo, billedLines: [] };
}
