import type { Command } from 'commander';
import { SETTING_GROUPS } from '../configuration/settings.js';
import { ENV_FILE_OPTION, readEnvironment } from '../files/env-file.js';
import type { Terminal } from '../terminal.js';

const WIDTH = Math.max(...SETTING_GROUPS.flatMap(([, settings]) => settings.map(({ variable }) => variable.length)));

/** Lists all variables. Commander formats only options. */
function listVariables(): string {
  const groups = SETTING_GROUPS.map(([title, settings]) => {
    const lines = settings.map(({ variable, about }) => `  ${variable.padEnd(WIDTH)}  ${about}`);
    return `${title}:\n${lines.join('\n')}`;
  });
  return `
The settings are environment variables, or keys of the configuration file. A variable wins over the file. A variable for a secret can be replaced with
<NAME>_FILE, the path of a file that contains the secret. docs/production.md describes all settings.

${groups.join('\n\n')}

Example:
  BILLING_ENVIRONMENT=us-sandbox BILLING_CLIENT_ID=... BILLING_CLIENT_SECRET_FILE=/run/secrets/billing \\
    STOREFRONT_PUBLISHABLE_KEYS=pk_my-shop STOREFRONT_SECRET_KEY_FILE=/run/secrets/storefront \\
    STOREFRONT_ORIGINS=https://shop.example OFFERS_FILE=offers.json DATA_FOLDER=.data/gateway \\
    npx storefront-elements gateway`;
}

export function defineGateway(command: Command, terminal: Terminal): void {
  command
    .description('Run the gateway between your pages and the billing platform, with health checks, metrics, logs and graceful shutdown.')
    .option('-c, --config <file>', 'configuration file in JSON')
    .option(...ENV_FILE_OPTION)
    .addHelpText('after', listVariables)
    .action(async ({ config, envFile }: { config?: string; envFile?: string }) => {
      const { loadConfiguration } = await import('../configuration/gateway-configuration.js');
      const { serveGateway } = await import('../server/serve-gateway.js');
      const { untilSignal } = await import('../server/signals.js');
      const configuration = await loadConfiguration({
        env: await readEnvironment(terminal, envFile),
        folder: terminal.folder,
        file: config,
      });
      const signal = untilSignal();
      const running = await serveGateway(configuration, terminal);
      await signal;
      await running.stop();
    });
}
