/** Fails a test when the sandbox sends a response that the definition does not allow. */
import { gunzipSync } from 'node:zlib';
import type { Sandbox } from '../../../demo/sandbox/index.js';
import { readContract } from './contract.js';

export interface GuardedSandbox extends Sandbox {
  /** @throws {Error} if an earlier response differed from the definition; the message lists all differences */
  assertAnswers(): void;
}

/**
 * Returns a sandbox that checks its responses against the definition. Collects differences, because a client that got an error would just retry.
 * `assertAnswers` and `close` throw an error that lists them.
 */
export function guardSandbox(sandbox: Sandbox): GuardedSandbox {
  const wrong: string[] = [];
  const assertAnswers = (): void => {
    if (wrong.length === 0) return;
    throw new Error(`Responses of the sandbox differ from the definition.\n${wrong.splice(0).join('\n')}`);
  };
  return {
    async fetch(request, address) {
      const response = await sandbox.fetch(request, address);
      wrong.push(...(await wrongIn(request, response)));
      return response;
    },
    form: (request) => sandbox.form(request),
    isFor: (request) => sandbox.isFor(request),
    today: () => sandbox.today(),
    deliverCallouts: () => sandbox.deliverCallouts(),
    assertAnswers,
    async close() {
      await sandbox.close();
      assertAnswers();
    },
  };
}

/** Returns the differences between a response and the definition, with operation and path. For files, checks only the content type. */
async function wrongIn(request: Request, response: Response): Promise<string[]> {
  const contract = readContract();
  const operation = contract.operationOf(request.method, new URL(request.url).pathname);
  if (!operation) return [];
  const contentType = response.headers.get('content-type') ?? '';
  const body = contentType.startsWith('application/json') ? await readJson(response.clone()) : undefined;
  const found = contract.answer(operation, { status: response.status, contentType, body });
  if (found.length === 0) return [];
  return [`${operation.method} ${operation.path} (${operation.id}):`, ...found.slice(0, 12).map((line) => `  ${line}`)];
}

async function readJson(response: Response): Promise<unknown> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const plain = response.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes;
  return JSON.parse(new TextDecoder().decode(plain));
}
