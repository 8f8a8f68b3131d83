import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxStorage } from './suite.js';

/** Creates a new folder for the embedded database. */
export async function newFolder(): Promise<SandboxStorage> {
  const address = await mkdtemp(join(tmpdir(), 'sandbox-crash-'));
  return { address, remove: () => rm(address, { recursive: true, force: true }) };
}
