import type { Command } from 'commander';
import type { DeadLetterFilter } from '../events/dead-letters.js';
import { ENV_FILE_OPTION, readEnvironment } from '../files/env-file.js';
import type { Terminal } from '../terminal.js';

type Options = DeadLetterFilter & { envFile?: string };

const ACCESS = `
Access to the store: the variables REDIS_URL or DATABASE_URL, and TENANT, as for the gateway.`;

export function defineEvents(command: Command, terminal: Terminal): void {
  command.description('List events that could not be delivered to hooks and webhooks (dead letters), and deliver them again.');
  const define = (usage: string, description: string): Command =>
    command
      .command(usage)
      .description(description)
      .option('--account <number>', 'only events of this account')
      .option('--kind <kind>', 'only events of this kind, for example purchase')
      .option(...ENV_FILE_OPTION)
      .addHelpText('after', ACCESS);
  define('list', 'List the dead letters, oldest first, one a line: event, kind, account, destination, attempts, reason.').action(
    async ({ envFile, ...filter }: Options) => {
      const { listDeadLetters } = await import('../events/dead-letters.js');
      await listDeadLetters(terminal, await readEnvironment(terminal, envFile), filter);
    },
  );
  define('retry [event-id]', 'Deliver one event again, or with --all every dead letter. A running gateway sends them within seconds.')
    .option('--all', 'all dead letters, or those of --account and --kind')
    .action(async (id: string | undefined, { envFile, all = false, ...filter }: Options & { all?: boolean }) => {
      const { retryDeadLetters } = await import('../events/dead-letters.js');
      await retryDeadLetters(terminal, await readEnvironment(terminal, envFile), { ...filter, id, all });
    });
}
