import { join, resolve } from 'node:path';
import { createGateway } from '../../gateway/index.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';
import { readOffersFile } from '../offers/offers-file.js';
import type { RequestHandler } from '../server/node-adapter.js';
import type { Terminal } from '../terminal.js';
import { copyOffers, openDataFolder } from './data-folder.js';
import { writeGuide, writeSamplePage, writeSnippet, type Addresses } from './guide.js';
import { DEVELOPMENT_LIMITS } from './limits.js';
import { listenLocally, type LocalServer } from './local-server.js';
import { checkOrigins } from './origins.js';
import { removeSandboxFile, SANDBOX_FILE, SANDBOX_ORIGINS, writeSandboxFile } from './sandbox-file.js';
import { servePage } from './page-server.js';
import type { SandboxPackage, StartedSandbox } from './sandbox-package.js';

/** Options of `dev`. Paths are relative to the terminal's folder. */
export interface DevOptions {
  readonly origins: readonly string[];
  /** Port of the sample page. Gateway, sandbox and payment form use the next three ports. */
  readonly port: number;
  readonly catalog: string | undefined;
  readonly offers: string | undefined;
  readonly data: string;
  readonly reset: boolean;
}

/** A running development environment. */
export interface RunningDev {
  readonly addresses: Addresses;
  readonly publishableKey: string;
  readonly secretKey: string;
  stop(): Promise<void>;
}

/** The same on every machine, so that a page works for the whole team. */
const PUBLISHABLE_KEY = 'pk_sandbox';

/**
 * Runs sandbox, payment form, gateway and sample page, and prints how to use them.
 * @throws {CommandFailure} if a port is in use, or an origin, the catalog or the offers file is invalid
 */
export async function serveDev(options: DevOptions, terminal: Terminal, { startSandbox }: SandboxPackage): Promise<RunningDev> {
  const at = (step: number): string => `http://localhost:${options.port + step}`;
  const addresses: Addresses = { page: at(0), gateway: at(1), sandbox: at(2), form: at(3) };
  const origins = [...new Set([addresses.page, `http://127.0.0.1:${options.port}`, ...checkOrigins(options.origins)])];
  const report = (problem: unknown): void => terminal.writeError(`${problem instanceof Error ? problem.message : 'Unknown problem.'}\n`);
  const servers: LocalServer[] = [];
  const folder = resolve(terminal.folder, options.data);
  let sandbox: StartedSandbox | undefined;
  const stop = async (): Promise<void> => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    if (sandbox) await removeSandboxFile(folder);
    await sandbox?.close();
  };
  try {
    // Fails before it opens or creates anything.
    if (options.offers !== undefined) await readOffersFile(terminal.folder, options.offers);
    // Opens the ports first, so that a used port fails immediately. Early requests wait until everything is ready.
    let start: (handles: readonly RequestHandler[]) => void = () => undefined;
    const started = new Promise<readonly RequestHandler[]>((resolveStarted) => (start = resolveStarted));
    for (const index of [0, 1, 2, 3]) {
      const handle: RequestHandler = async (request) => (await started)[index]?.(request) ?? new Response(null, { status: 503 });
      servers.push(await listenLocally(options.port + index, handle, report));
    }
    const { secretKey, signingKeys } = await openDataFolder(folder);
    terminal.write('Starting. The first start creates the data of the sandbox, which takes some seconds.\n');
    const running = await startSandbox({
      catalogFolder: options.catalog === undefined ? undefined : resolve(terminal.folder, options.catalog),
      dataFolder: folder,
      pageOrigins: origins,
      reset: options.reset,
      log: (line) => terminal.writeError(`${line}\n`),
    }).catch((cause: unknown) => {
      throw new CommandFailure(EXIT_CODE.problem, cause instanceof Error ? cause.message : 'The sandbox cannot start.', cause);
    });
    sandbox = running;
    const offersFile = await findOffersFile(options, terminal.folder, folder, running.offersFile);
    if (offersFile !== undefined) await readOffersFile(terminal.folder, offersFile);
    const scriptUrl = `${addresses.form}/zuora.js`;
    const gateway = createGateway({
      tenant: 'sandbox',
      baseUrl: addresses.sandbox,
      clientId: running.clientId,
      clientSecret: running.clientSecret,
      publishableKeys: [PUBLISHABLE_KEY],
      secretKey,
      signingKeys,
      allowedOrigins: origins,
      ...(offersFile !== undefined && { offers: () => readOffersFile(terminal.folder, offersFile) }),
      paymentForm: { scriptUrl, publishableKey: PUBLISHABLE_KEY },
      rates: { apiKey: running.ratesKey, baseUrl: `${addresses.sandbox}/rates` },
      appliesCredits: running.appliesCredits,
      today: running.today,
      limits: DEVELOPMENT_LIMITS,
      onProblem: report,
    });
    const environment = {
      addresses,
      origins,
      publishableKey: PUBLISHABLE_KEY,
      secretKey,
      offersFile,
      settingsFile: join(options.data, SANDBOX_FILE),
      sandbox: running,
      today: await running.today(),
    };
    const samplePage = writeSamplePage(writeSnippet(environment));
    start([(request) => servePage(request, samplePage), gateway, running.api, running.form]);
    await writeSandboxFile(folder, {
      BILLING_BASE_URL: addresses.sandbox,
      BILLING_CLIENT_ID: running.clientId,
      BILLING_CLIENT_SECRET: running.clientSecret,
      PAYMENT_FORM_SCRIPT: scriptUrl,
      PAYMENT_FORM_KEY: PUBLISHABLE_KEY,
      [SANDBOX_ORIGINS]: origins.join(','),
    });
    terminal.write(writeGuide(environment));
    return { addresses, publishableKey: PUBLISHABLE_KEY, secretKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function findOffersFile(
  { offers, catalog }: DevOptions,
  workingFolder: string,
  dataFolder: string,
  sample: string | undefined,
): Promise<string | undefined> {
  if (offers !== undefined) return resolve(workingFolder, offers);
  if (catalog !== undefined || sample === undefined) return undefined;
  return copyOffers(sample, dataFolder);
}
