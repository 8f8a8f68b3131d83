import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readTenantCatalog } from '../catalog/billing-access.js';
import { plansForSale } from '../catalog/catalog-plans.js';
import { readSandboxFile, SANDBOX_ORIGINS } from '../dev/sandbox-file.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';
import { fileExists, writeNewFile } from '../files/new-file.js';
import { checkOffersFile } from '../offers/check.js';
import type { Terminal } from '../terminal.js';
import { collectAnswers, type InitOptions } from './answers.js';
import { createEnvText } from './env-text.js';
import type { GeneratedFile } from './frameworks.js';
import { createOffers } from './new-offers.js';
import { describeNextSteps } from './next-steps.js';
import { createPage } from './page.js';

const ENV_FILE = '.env';
const OFFERS_FILE = 'offers.json';

/**
 * Creates everything that a tenant needs for a first store, and checks the offers file.
 * @throws {CommandFailure} if a file exists, an answer is wrong or the catalog cannot be read; nothing is written then
 */
export async function initializeProject(
  terminal: Terminal,
  given: Terminal['env'],
  options: InitOptions & { force?: boolean; allPlans?: boolean },
): Promise<void> {
  const { folder } = terminal;
  const env = await addSandbox(terminal, given);
  const answers = await collectAnswers(terminal, env, options);
  const { framework, origin } = answers;
  const page = `${framework.publicFolder}storefront.html`;
  const paths = [OFFERS_FILE, ENV_FILE, page, ...framework.files.map(({ path }) => path)];
  const taken = await filter(paths, (path) => fileExists(join(folder, path)));
  if (taken.length > 0 && !options.force) {
    throw new CommandFailure(
      EXIT_CODE.problem,
      `Nothing was written, because these files exist: ${taken.join(', ')}. Run the command in another folder, or replace them with --force, which keeps ${ENV_FILE}.`,
    );
  }
  const catalog = await readTenantCatalog(answers.access);
  const offers = createOffers(catalog, options.allPlans);
  const [currency] = offers.currencies;
  if (currency === undefined) {
    throw new CommandFailure(
      EXIT_CODE.problem,
      'The catalog has no plan that can be sold today. Add an active plan with prices to the catalog. To see the catalog: storefront-elements offers list',
    );
  }
  const keepsEnv = taken.includes(ENV_FILE);
  const envText = keepsEnv ? await readFile(join(folder, ENV_FILE), 'utf8') : await createEnvText(answers, env);
  const publishableKey = parseEnv(envText)['STOREFRONT_PUBLISHABLE_KEYS']?.split(',')[0]?.trim() ?? '';
  if (publishableKey === '') {
    throw new CommandFailure(
      EXIT_CODE.problem,
      `${ENV_FILE} has no STOREFRONT_PUBLISHABLE_KEYS. Add a key (storefront-elements keys), or rename the file.`,
    );
  }
  const gateway = `${framework.servesPages ? origin : `http://localhost:${framework.port}`}${framework.basePath}`;
  const files: GeneratedFile[] = [
    { path: OFFERS_FILE, text: `${JSON.stringify(offers, null, 2)}\n` },
    ...(keepsEnv ? [] : [{ path: ENV_FILE, text: envText, mode: 0o600 }]),
    { path: page, text: createPage({ gateway, publishableKey, currency }) },
    ...framework.files,
  ];
  for (const { path, text, mode } of files) {
    await writeNewFile(join(folder, path), text, {
      ...(mode !== undefined && { mode }),
      force: options.force ?? false,
      fix: 'Use --force.',
    });
    terminal.write(`Wrote ${path}.\n`);
  }
  if (keepsEnv) terminal.write(`Kept ${ENV_FILE} and its keys.\n`);
  if (await ignore(folder)) terminal.write(`Added ${ENV_FILE} to .gitignore.\n`);
  if (plansForSale(catalog, options.allPlans).marked) {
    terminal.write(
      `The catalog marks plans with StorefrontSellable__c. ${OFFERS_FILE} sells only these. --all-plans sells every active plan.\n`,
    );
  }
  const settings = parseEnv(envText);
  await checkOffersFile(terminal, settings, OFFERS_FILE);
  const missing = await missingPackages(folder, ['storefront-elements', ...framework.packages]);
  const pages = env[SANDBOX_ORIGINS]?.split(',');
  if (pages && !pages.includes(origin)) {
    terminal.write(
      `The payment form of the sandbox does not admit ${origin}. Start storefront-elements dev again, with --origin ${origin}\n`,
    );
  }
  terminal.write(describeNextSteps({ framework, missing, origin, acceptsPayments: (settings['PAYMENT_FORM_SCRIPT'] ?? '') !== '' }));
}

/** Adds the settings of a sandbox that runs in this folder, unless the access to a platform is set. */
async function addSandbox(terminal: Terminal, env: Terminal['env']): Promise<Terminal['env']> {
  const isSet = Object.entries(env).some(([name, value]) => name.startsWith('BILLING_') && (value ?? '') !== '');
  const sandbox = isSet ? undefined : await readSandboxFile(terminal.folder);
  if (!sandbox) return env;
  terminal.write(`Uses the sandbox at ${sandbox['BILLING_BASE_URL'] ?? ''}, which storefront-elements dev runs.\n`);
  return { ...env, ...sandbox };
}

/** Adds the env file to `.gitignore`, if there is one without it. */
async function ignore(folder: string): Promise<boolean> {
  const path = join(folder, '.gitignore');
  if (!(await fileExists(path))) return false;
  const text = await readFile(path, 'utf8');
  if (text.split(/\r?\n/).some((line) => ['.env', '/.env', '.env*'].includes(line.trim()))) return false;
  await appendFile(path, `${text === '' || text.endsWith('\n') ? '' : '\n'}${ENV_FILE}\n`);
  return true;
}

/** The packages that the project does not depend on. Without package.json: those that are not installed. */
async function missingPackages(folder: string, packages: readonly string[]): Promise<string[]> {
  const manifest = join(folder, 'package.json');
  if (await fileExists(manifest)) {
    const text = await readFile(manifest, 'utf8');
    return packages.filter((name) => !text.includes(`"${name}":`));
  }
  const installed = await filter(packages, (name) => fileExists(join(folder, 'node_modules', name)));
  return packages.filter((name) => !installed.includes(name));
}

async function filter(paths: readonly string[], test: (path: string) => Promise<boolean>): Promise<string[]> {
  const results = await Promise.all(paths.map(test));
  return paths.filter((_, index) => results[index]);
}
