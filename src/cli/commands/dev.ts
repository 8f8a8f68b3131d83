import { InvalidArgumentError, type Command } from 'commander';
import { DATA_FOLDER } from '../dev/sandbox-file.js';
import type { Terminal } from '../terminal.js';

interface Options {
  origin?: string[];
  port: number;
  catalog?: string;
  offers?: string;
  data: string;
  reset?: boolean;
}

/** The last of the four ports must exist too. */
const LAST_PORT = 65_532;

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= LAST_PORT) return port;
  throw new InvalidArgumentError(`It must be a number from 1 to ${LAST_PORT}, because four ports in a row are used.`);
}

export function defineDev(command: Command, terminal: Terminal): void {
  command
    .description(
      'Run a billing sandbox, a payment form and a gateway on this machine for your own page. Needs the package storefront-elements-sandbox.',
    )
    .option('-o, --origin <origin...>', 'origins of your pages, such as http://localhost:5173')
    .option(
      '-p, --port <number>',
      'first of four ports: sample page and script files, gateway, billing sandbox, payment form',
      parsePort,
      4600,
    )
    .option('--catalog <folder>', 'folder of your own catalog. Default: the sample tenant Kestrel Maps')
    .option('--offers <file>', 'your offers file. Default: a copy of the sample offers file in the data folder')
    .option('--data <folder>', 'data folder', DATA_FOLDER)
    .option('--reset', 'start with the data of the catalog again')
    .addHelpText('after', '\nExample:\n  npx storefront-elements dev --origin http://localhost:5173')
    .action(async ({ origin = [], port, catalog, offers, data, reset = false }: Options) => {
      const { importSandbox } = await import('../dev/sandbox-package.js');
      const { serveDev } = await import('../dev/serve-dev.js');
      const { untilSignal } = await import('../server/signals.js');
      const sandbox = await importSandbox();
      const signal = untilSignal();
      const running = await serveDev({ origins: origin, port, catalog, offers, data, reset }, terminal, sandbox);
      await signal;
      await running.stop();
    });
}
