import { isRecord } from '../../api/schemas/is-record.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';

/** What `dev` needs of the package `storefront-elements-sandbox`, which has its own, large dependencies. */
export interface SandboxPackage {
  readonly startSandbox: (options: StartSandboxOptions) => Promise<StartedSandbox>;
}

export interface StartSandboxOptions {
  /** Folder of the tenant's catalog, settings and subscribers. Default: Kestrel Maps. */
  readonly catalogFolder: string | undefined;
  /** Folder for the databases. Each catalog has its own database in it. */
  readonly dataFolder: string;
  /** Origins of pages that may embed the payment form. */
  readonly pageOrigins: readonly string[];
  /** True to start with the seed data again. */
  readonly reset: boolean;
  /** Receives failures of background jobs. */
  readonly log: (line: string) => void;
}

/** A running sandbox, as `storefront-elements dev` uses it. */
export interface StartedSandbox {
  /** Serves the billing API. */
  readonly api: (request: Request) => Promise<Response>;
  /** Serves the payment form. */
  readonly form: (request: Request) => Promise<Response>;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly ratesKey: string;
  readonly appliesCredits: boolean;
  /** Offers file of the catalog that comes with the sandbox. Undefined for an own catalog. */
  readonly offersFile: string | undefined;
  readonly tenantName: string;
  readonly currencies: readonly string[];
  /** Some subscribers with an active account. Empty if the catalog has none. */
  readonly subscribers: readonly { readonly name: string; readonly email: string; readonly accountNumber: string }[];
  readonly testCards: readonly { readonly number: string; readonly result: string }[];
  /** The tenant's business date. */
  readonly today: () => Promise<string>;
  readonly close: () => Promise<void>;
}

const INSTALL = 'Install the package storefront-elements-sandbox of the same version: docs/sandbox.md says how.';

/**
 * Imports the sandbox.
 * @throws {CommandFailure} if it is not installed
 */
export async function importSandbox(): Promise<SandboxPackage> {
  let loaded: unknown;
  try {
    loaded = await import('storefront-elements-sandbox');
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND')) throw cause;
    throw new CommandFailure(EXIT_CODE.problem, `The sandbox is not installed. ${INSTALL}`, cause);
  }
  if (isSandboxPackage(loaded)) return loaded;
  throw new CommandFailure(
    EXIT_CODE.problem,
    `The installed storefront-elements-sandbox does not fit this version of storefront-elements. ${INSTALL}`,
  );
}

function isSandboxPackage(value: unknown): value is SandboxPackage {
  return isRecord(value) && typeof value['startSandbox'] === 'function';
}
