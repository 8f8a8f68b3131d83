import type { Command } from 'commander';
import { ENV_FILE_OPTION, readEnvironment } from '../files/env-file.js';
import type { InitOptions } from '../init/answers.js';
import type { Terminal } from '../terminal.js';

export function defineInit(command: Command, terminal: Terminal): void {
  command
    .description(
      'Read your catalog and create in this folder: offers.json, .env with new keys, the gateway for your framework, and a page. Asks for what is missing.',
    )
    .option('-y, --yes', 'do not ask; use the defaults for what is missing')
    .option(
      '--framework <name>',
      'how you run the gateway: node, express, fastify, hono, next, nuxt or worker (default: node, the gateway command)',
    )
    .option('--origin <origin>', 'origin of your page (default: http://localhost:5173; with next and nuxt http://localhost:3000)')
    .option(
      '--all-plans',
      'put every active plan into the offers file, also those that the catalog does not mark with StorefrontSellable__c',
    )
    .option('--force', 'replace files that exist, except for .env')
    .option(...ENV_FILE_OPTION)
    .addHelpText(
      'after',
      `
Access to the billing platform: the variables BILLING_ENVIRONMENT (or BILLING_BASE_URL), BILLING_CLIENT_ID and BILLING_CLIENT_SECRET.
Without them, init uses the sandbox that "storefront-elements dev" runs in the same folder.
docs/getting-started.md shows every step.`,
    )
    .action(async ({ envFile, ...options }: InitOptions & { force?: boolean; allPlans?: boolean; envFile?: string }) => {
      const { initializeProject } = await import('../init/init.js');
      await initializeProject(terminal, await readEnvironment(terminal, envFile), options);
    });
}
