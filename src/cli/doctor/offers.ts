import { readBillingAccess, readTenantCatalog } from '../catalog/billing-access.js';
import { compareWithCatalog } from '../offers/catalog-comparison.js';
import { readOffersFile } from '../offers/offers-file.js';
import type { Terminal } from '../terminal.js';
import { ok, problem, unclear, type Finding } from './check.js';

/** The offers file names only ids of the catalog, and sells something. The same comparison as `offers check`. */
export async function examineOffers({ folder }: Terminal, env: Terminal['env'], file: string): Promise<readonly Finding[]> {
  const offers = await readOffersFile(folder, file);
  const access = await readBillingAccess({ env, folder });
  if (!access) return [unclear('The offers file is valid. Set the BILLING_ variables of the gateway to compare it with the catalog.')];
  const { problems } = compareWithCatalog(offers, await readTenantCatalog(access));
  return problems.length > 0
    ? problems.map((text) => problem(`${file}: ${text}.`, 'Correct the file. "storefront-elements offers list" shows all ids.'))
    : [ok(`${file} matches the catalog.`)];
}
