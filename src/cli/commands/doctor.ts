import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { CommandFailure, EXIT_CODE } from '../failure.js';
import { ENV_FILE_OPTION, readEnvironment } from '../files/env-file.js';
import type { TenantOptions, TenantResult } from '../doctor/tenant/examine-tenant.js';
import type { Terminal } from '../terminal.js';

interface Options {
  gateway?: string;
  key?: string;
  origin?: string;
  session?: string;
  offers?: string;
  envFile?: string;
  tenant?: boolean;
  write?: boolean;
  out?: string;
}

const LABELS = { ok: 'ok         ', problem: 'problem    ', unclear: 'cannot tell' } as const;

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'} found.`;

async function checkPage(page: string, options: Options, terminal: Terminal): Promise<void> {
  const { examinePage } = await import('../doctor/examine.js');
  const findings = [...(await examinePage(page, options))];
  if (options.offers !== undefined) {
    const { examineOffers } = await import('../doctor/offers.js');
    findings.push(...(await examineOffers(terminal, await readEnvironment(terminal, options.envFile), options.offers)));
  }
  for (const { status, text, fix } of findings) terminal.write(`${LABELS[status]}  ${text}${fix === undefined ? '' : ` ${fix}`}\n`);
  const count = findings.filter(({ status }) => status === 'problem').length;
  if (count > 0) throw new CommandFailure(EXIT_CODE.problem, counted(count, 'problem'));
}

/** Checks that change the tenant. Says before what they create, and after what is left. */
async function writeTests(tenant: TenantOptions, terminal: Terminal): Promise<readonly TenantResult[]> {
  const { examineWrites, requireTestTenant } = await import('../doctor/tenant/examine-writes.js');
  terminal.write(
    `--write creates in ${requireTestTenant(tenant)}: an account "Storefront doctor", a subscription that it cancels again, an invoice that stays unpaid, ` +
      'and perhaps a credit memo. They stay in the tenant, because the platform keeps documents. Your notification rules apply to them.\n',
  );
  const { results, left } = await examineWrites(tenant);
  terminal.write(`Left in the tenant: ${left.join(', ') || 'nothing'}.\n`);
  return results;
}

async function checkTenant({ out, write = false }: Options, terminal: Terminal): Promise<void> {
  if (out !== undefined && !/\.(md|json)$/.test(out)) {
    throw new CommandFailure(EXIT_CODE.usage, `--out must end in .md for Markdown or .json for JSON, not "${out}".`);
  }
  const { readTenant } = await import('../doctor/tenant/read-tenant.js');
  const { examineTenant, toMarkdown } = await import('../doctor/tenant/examine-tenant.js');
  const tenant = await readTenant(terminal);
  const read = await examineTenant(tenant);
  const results = write ? [...read, ...(await writeTests(tenant, terminal))] : read;
  for (const { assumption, holds, found } of results) {
    terminal.write(`${holds ? LABELS.ok : LABELS.problem}  ${assumption}${found === undefined ? '' : `. Found: ${found}`}\n`);
  }
  if (out !== undefined) {
    const text = out.endsWith('.json') ? `${JSON.stringify(results, undefined, 2)}\n` : toMarkdown(results);
    await writeFile(resolve(terminal.folder, out), text);
  }
  const count = results.filter(({ holds }) => !holds).length;
  if (count > 0) throw new CommandFailure(EXIT_CODE.problem, `${counted(count, 'deviation')} See docs/compatibility.md.`);
}

export function defineDoctor(command: Command, terminal: Terminal): void {
  command
    .description(
      'Check a page and its gateway by HTTP, without a browser, and say how to fix each problem. Or check a tenant of the billing platform.',
    )
    .argument('[page-url]', 'page with the elements, for example https://shop.example/plans')
    .option('--gateway <url>', 'address of the gateway, if a script of the page sets it')
    .option('--key <key>', 'publishable key, if a script of the page sets it')
    .option('--origin <origin>', 'origin that the gateway must allow, if it is not that of the page')
    .option('--session <url>', 'route of your server that fetchSession calls')
    .option('--offers <file>', 'offers file of the gateway: also compare it with the catalog; reads the BILLING_ variables')
    .option(...ENV_FILE_OPTION)
    .option(
      '--tenant',
      'check what the gateway assumes about the billing platform; only reads; reads the BILLING_ variables of the gateway',
    )
    .option(
      '--write',
      'with --tenant: also create an account, buy a plan and cancel it, in a test tenant; the account and its documents stay there',
    )
    .option('--out <file>', 'with --tenant: also write a report, Markdown (.md) or JSON (.json)')
    .action(async (page: string | undefined, options: Options) => {
      if ((page === undefined) !== (options.tenant === true)) {
        throw new CommandFailure(
          EXIT_CODE.usage,
          'Give either the URL of a page or --tenant, for example: storefront-elements doctor https://shop.example/plans',
        );
      }
      if (page === undefined) await checkTenant(options, { ...terminal, env: await readEnvironment(terminal, options.envFile) });
      else if (options.write) throw new CommandFailure(EXIT_CODE.usage, '--write needs --tenant.');
      else if (options.out !== undefined) throw new CommandFailure(EXIT_CODE.usage, '--out needs --tenant.');
      else await checkPage(page, options, terminal);
    });
}
