import type { Command } from 'commander';
import { ENV_FILE_OPTION, readEnvironment } from '../files/env-file.js';
import type { Terminal } from '../terminal.js';

const ACCESS = `
Access to the billing platform: the variables BILLING_ENVIRONMENT (or BILLING_BASE_URL), BILLING_CLIENT_ID and BILLING_CLIENT_SECRET, as for the gateway.`;

export function defineOffers(command: Command, terminal: Terminal): void {
  command.description('Check, describe and compare offers files, which say what is on sale.');
  command
    .command('check <file>')
    .description('Check an offers file, and compare it with your catalog if the access to the billing platform is set.')
    .option(...ENV_FILE_OPTION)
    .addHelpText('after', ACCESS)
    .action(async (file: string, { envFile }: { envFile?: string }) => {
      const { checkOffersFile } = await import('../offers/check.js');
      await checkOffersFile(terminal, await readEnvironment(terminal, envFile), file);
    });
  command
    .command('list')
    .description('List the products, plans and charges of your catalog with their ids.')
    .option(...ENV_FILE_OPTION)
    .addHelpText('after', ACCESS)
    .action(async ({ envFile }: { envFile?: string }) => {
      const { listCatalog, requireCatalog } = await import('../offers/list.js');
      terminal.write(listCatalog(await requireCatalog(terminal, await readEnvironment(terminal, envFile))));
    });
  command
    .command('diff <file> [newFile]')
    .description('Say in words what changes for customers between two offers files, or between a file and selling the whole catalog.')
    .option(...ENV_FILE_OPTION)
    .addHelpText('after', ACCESS)
    .action(async (file: string, newFile: string | undefined, { envFile }: { envFile?: string }) => {
      const { printDifferences } = await import('../offers/print-differences.js');
      await printDifferences(terminal, await readEnvironment(terminal, envFile), file, newFile);
    });
  command
    .command('schema')
    .description('Print the JSON Schema of the offers file, for editors. Name it in the file: "$schema": "./offers.schema.json".')
    .option('-o, --out <file>', 'write the schema to this file, and replace an older schema, but no other file')
    .action(async ({ out }: { out?: string }) => {
      const { writeSchema } = await import('../offers/write-schema.js');
      await writeSchema(terminal, out);
    });
}
