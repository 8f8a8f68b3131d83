import { readBillingAccess, readTenantCatalog, type TenantCatalog } from '../catalog/billing-access.js';
import { createOffers } from '../init/new-offers.js';
import type { Terminal } from '../terminal.js';
import { diffOffers, type NameOf } from './diff.js';
import { requireCatalog } from './list.js';
import { readOffersFile } from './offers-file.js';

/** Prints what changes for customers between two offers files, or between a file and an offers file with everything that the catalog sells. */
export async function printDifferences(terminal: Terminal, env: Terminal['env'], file: string, newFile: string | undefined): Promise<void> {
  const before = await readOffersFile(terminal.folder, file);
  if (newFile === undefined) {
    const catalog = await requireCatalog(terminal, env);
    const { currencies, products } = createOffers(catalog);
    const lines = diffOffers(before, { ...before, currencies, products }, namesOf(catalog));
    terminal.write(
      render(lines, `If ${file} sold everything in the catalog:`, `${file} sells everything that the catalog has for storefronts.`),
    );
    return;
  }
  const after = await readOffersFile(terminal.folder, newFile);
  const access = await readBillingAccess({ env, folder: terminal.folder });
  const nameOf = access ? namesOf(await readTenantCatalog(access)) : (id: string) => id;
  terminal.write(render(diffOffers(before, after, nameOf), `From ${file} to ${newFile}:`, 'Nothing changes for customers.'));
}

function render(lines: readonly string[], title: string, nothing: string): string {
  return lines.length === 0 ? `${nothing}\n` : `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

function namesOf({ products }: TenantCatalog): NameOf {
  const entries = products.flatMap(({ product, ratePlans }): { id: string; name: string }[] => [product, ...ratePlans]);
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return (id) => {
    const name = names.get(id);
    return name === undefined ? id : `"${name}"`;
  };
}
