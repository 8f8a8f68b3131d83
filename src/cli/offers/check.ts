import type { Terminal } from '../terminal.js';
import { readBillingAccess, readTenantCatalog } from '../catalog/billing-access.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';
import { compareWithCatalog } from './catalog-comparison.js';
import { readOffersFile } from './offers-file.js';

/**
 * Checks an offers file, and compares it with the catalog if the variables of the billing platform are set. Prints what it finds.
 * @throws {CommandFailure} if there is a problem
 */
export async function checkOffersFile(terminal: Terminal, env: Terminal['env'], file: string): Promise<void> {
  const offers = await readOffersFile(terminal.folder, file);
  const access = await readBillingAccess({ env, folder: terminal.folder });
  if (!access) {
    terminal.write(
      `${file} is valid. It was not compared with the catalog, because no access to the billing platform is set. ` +
        'Set BILLING_ENVIRONMENT (or BILLING_BASE_URL), BILLING_CLIENT_ID and BILLING_CLIENT_SECRET, or name an env file: --env-file .env\n',
    );
    return;
  }
  const { problems, notes } = compareWithCatalog(offers, await readTenantCatalog(access));
  for (const note of notes) terminal.write(`note: ${note}.\n`);
  if (problems.length > 0) {
    throw new CommandFailure(EXIT_CODE.problem, `${file} does not match the catalog:\n${problems.map((line) => `  ${line}.`).join('\n')}`);
  }
  terminal.write(`${file} is valid and matches the catalog.\n`);
}
