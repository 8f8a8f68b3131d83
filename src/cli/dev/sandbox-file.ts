import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { envLine } from '../files/env-file.js';

/** Data folder of `dev`, unless `--data` names another. */
export const DATA_FOLDER = '.storefront';
/** Env file in the data folder with the settings of a gateway for the sandbox. Exists while `dev` runs. */
export const SANDBOX_FILE = 'sandbox.env';

/** Variable with the origins of pages that the payment form of the sandbox admits, separated by commas. Only `init` reads it. */
export const SANDBOX_ORIGINS = 'SANDBOX_ORIGINS';

/** Settings with which another gateway uses the sandbox and its payment form. */
export interface SandboxSettings {
  readonly BILLING_BASE_URL: string;
  readonly BILLING_CLIENT_ID: string;
  readonly BILLING_CLIENT_SECRET: string;
  readonly PAYMENT_FORM_SCRIPT: string;
  readonly PAYMENT_FORM_KEY: string;
  readonly [SANDBOX_ORIGINS]: string;
}

export async function writeSandboxFile(folder: string, settings: SandboxSettings): Promise<void> {
  const lines = Object.entries(settings).map(([variable, value]: [string, string]) => envLine(variable, value));
  await writeFile(join(folder, SANDBOX_FILE), `${lines.join('\n')}\n`, { mode: 0o600 });
}

export async function removeSandboxFile(folder: string): Promise<void> {
  await rm(join(folder, SANDBOX_FILE), { force: true });
}

/** Settings of the sandbox that `dev` runs in this folder. Undefined if none runs. */
export async function readSandboxFile(workingFolder: string): Promise<Readonly<Record<string, string | undefined>> | undefined> {
  try {
    return parseEnv(await readFile(join(workingFolder, DATA_FOLDER, SANDBOX_FILE), 'utf8'));
  } catch {
    return undefined;
  }
}
