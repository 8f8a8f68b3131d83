/** Stands between a test and the sandbox, so that no test passes with an answer that the definition does not allow. */
import { gunzipSync } from 'node:zlib';
import type { Sandbox } from '../../../demo/sandbox/index.js';
import { readContract } from './contract.js';

export interface GuardedSandbox extends Sandbox {
  /** @throws {Error} what the definition does not allow of the answers so far */
  assertAnswers(): void;
}

/**
 * The sandbox, of which every answer is held against the definition. What does not fit is remembered, since a client that got an error instead would
 * only try again; `assertAnswers` and `close` tell.
 */
export function guardSandbox(sandbox: Sandbox): GuardedSandbox {
  const wrong: string[] = [];
  const assertAnswers = (): void => {
    if (wrong.length === 0) return;
    throw new Error(`The sandbox answered what the definition does not allow.\n${wrong.splice(0).join('\n')}`);
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

/** What an answer has that the definition does not allow, with operation and path. Of files only the kind is looked at. */
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
