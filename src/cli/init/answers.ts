import { join } from 'node:path';
import { nearestName } from '../../api/nearest-name.js';
import { origin as originSchema } from '../../gateway/option-schemas.js';
import { readBillingAccess, type BillingAccess } from '../catalog/billing-access.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';
import { fileExists } from '../files/new-file.js';
import type { Terminal } from '../terminal.js';
import { FRAMEWORK_NAMES, FRAMEWORKS, NEXT_IN_SOURCE_FOLDER, type Framework } from './frameworks.js';

/** Options of the command line. */
export interface InitOptions {
  readonly yes?: boolean;
  readonly framework?: string;
  readonly origin?: string;
}

/** What the tenant has decided. */
export interface Answers {
  readonly access: BillingAccess;
  readonly framework: Framework;
  readonly origin: string;
}

/**
 * Takes each answer from the options or variables. Asks for the others if a person is at the terminal; otherwise uses the defaults.
 * @throws {CommandFailure} if an answer is wrong, or if the access to the billing platform is missing and nobody can be asked
 */
export async function collectAnswers(terminal: Terminal, env: Terminal['env'], options: InitOptions): Promise<Answers> {
  const ask = options.yes ? undefined : terminal.ask;
  const given = async (value: string | undefined, question: string, fallback: string): Promise<string> => {
    const answer = value ?? (await ask?.(`${question} (${fallback}): `))?.trim() ?? '';
    return answer === '' ? fallback : answer;
  };
  const access = (await readBillingAccess({ env, folder: terminal.folder })) ?? (await askForAccess(terminal, ask));
  const found = findFramework(await given(options.framework, `How do you run the gateway? ${FRAMEWORK_NAMES.join(', ')}`, 'node'));
  const framework = found === FRAMEWORKS['next'] && (await usesSourceFolder(terminal.folder)) ? NEXT_IN_SOURCE_FOLDER : found;
  const defaultOrigin = framework.servesPages ? `http://localhost:${framework.port}` : 'http://localhost:5173';
  const origin = await given(options.origin, 'Origin of your page', defaultOrigin);
  const problem = originSchema.safeParse(origin).error?.issues[0]?.message;
  if (problem !== undefined) throw new CommandFailure(EXIT_CODE.usage, `--origin ${problem}.`);
  return { access, framework, origin };
}

function findFramework(name: string): Framework {
  const found = FRAMEWORKS[name];
  if (found) return found;
  const nearest = nearestName(name, FRAMEWORK_NAMES);
  throw new CommandFailure(
    EXIT_CODE.usage,
    `--framework must be one of: ${FRAMEWORK_NAMES.join(', ')}.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
  );
}

/** True if Next.js finds the pages of the project below `src`. */
async function usesSourceFolder(folder: string): Promise<boolean> {
  const exists = async (parent: string): Promise<boolean> =>
    (await fileExists(join(folder, parent, 'app'))) || (await fileExists(join(folder, parent, 'pages')));
  return !(await exists('')) && (await exists('src'));
}

async function askForAccess(terminal: Terminal, ask: Terminal['ask']): Promise<BillingAccess> {
  if (!ask) {
    throw new CommandFailure(
      EXIT_CODE.usage,
      'No access to the billing platform is set. Set BILLING_ENVIRONMENT (or BILLING_BASE_URL), BILLING_CLIENT_ID and BILLING_CLIENT_SECRET, ' +
        'or name a file with them: --env-file <file>. In a terminal without --yes, the command asks for them.',
    );
  }
  const target = (await ask('Billing platform, name of the environment or address (us-sandbox): ')).trim() || 'us-sandbox';
  const clientId = (await ask('Id of the OAuth client: ')).trim();
  const clientSecret = (await ask('Secret of the OAuth client (not shown): ', { hidden: true })).trim();
  const variables = {
    [target.includes('://') ? 'BILLING_BASE_URL' : 'BILLING_ENVIRONMENT']: target,
    BILLING_CLIENT_ID: clientId,
    BILLING_CLIENT_SECRET: clientSecret,
  };
  const access = await readBillingAccess({ env: variables, folder: terminal.folder });
  if (!access) throw new CommandFailure(EXIT_CODE.usage, 'No access to the billing platform was given.');
  return access;
}
