import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import * as z from 'zod';
import { readDefinition } from '../../../scripts/contract/definition.js';
import { correct } from '../../../scripts/contract/mistakes.js';
import { readFullDefinition } from '../../../scripts/contract/snapshot.js';
import { startSandbox } from '../sandbox.js';
import { createContract } from './contract.js';

/**
 * Folder of the full public definition, if it is available next to the project. Otherwise, responses are checked against the project's copy.
 */
const WHOLE = fileURLToPath(new URL('../../../../shared/billing-api', import.meta.url));

export type Headers = Readonly<Record<string, string>>;
/** Sends a request as an independent program does, and parses the response with a schema. */
export type Program = <Output>(method: string, path: string, shape: z.ZodType<Output>, json?: unknown) => Promise<Output>;

/** Sandbox for independent programs, behind a proxy that checks every response against the definition. */
export interface WatchedSandbox {
  /** Address of the proxy. */
  readonly base: string;
  /** Differences between the responses so far and the definition. */
  violations(): readonly string[];
  /** Ids of the operations called so far. */
  walked(): ReadonlySet<string>;
  /** Returns the operation of a call. Undefined if the definition has none. */
  operationOf(method: string, path: string): string | undefined;
  /** Returns headers with a new token. */
  bearer(): Promise<Headers>;
  /** Returns a program that calls the proxy with this path prefix and these headers. */
  program(prefix: string, headers: Headers): Program;
  /** Empties the sandbox, and clears the differences and the list of called operations. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const listen = (server: Server | ReturnType<typeof serve>): Promise<string> =>
  new Promise((resolve) => {
    const ready = (): void => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    };
    if (server.listening) ready();
    else server.once('listening', ready);
  });

export async function startWatchedSandbox(now: Date): Promise<WatchedSandbox> {
  const contract = createContract(existsSync(WHOLE) ? correct(readFullDefinition(WHOLE)) : readDefinition());
  const started = await startSandbox({ now: () => now });
  let violations: string[] = [];
  let walked = new Set<string>();

  async function forward(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(z.instanceof(Buffer).parse(part));
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(target + (request.url ?? '/'), {
      method: request.method ?? 'GET',
      headers: z.record(z.string(), z.string()).parse(headers),
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { pathname } = new URL(request.url ?? '/', target);
    const operation = contract.operationOf(request.method ?? 'GET', pathname);
    if (!operation) violations.push(`${request.method} ${pathname}: no operation of the definition`);
    else {
      walked.add(operation.id);
      const contentType = answer.headers.get('content-type') ?? '';
      const body: unknown = contentType.startsWith('application/json') ? JSON.parse(bytes.toString()) : bytes.toString();
      violations.push(
        ...contract.answer(operation, { status: answer.status, contentType, body }).map((line) => `${operation.id}: ${line}`),
      );
    }
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(bytes);
  }

  const sandbox = serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => started.sandbox.fetch(request) });
  const target = await listen(sandbox);
  const proxy = createServer((request, response) => void forward(target, request, response));
  proxy.listen(0, '127.0.0.1');
  const base = await listen(proxy);

  return {
    base,
    violations: () => violations,
    walked: () => walked,
    operationOf: (method, path) => contract.operationOf(method, path)?.id,
    async bearer() {
      const body = new URLSearchParams({
        client_id: 'sandbox-client',
        client_secret: 'sandbox-secret',
        grant_type: 'client_credentials',
      });
      const answer = await fetch(`${base}/oauth/token`, { method: 'POST', body });
      const { access_token: token } = z.object({ access_token: z.string() }).parse(await answer.json());
      return { authorization: `Bearer ${token}`, 'zuora-version': '2025-08-12' };
    },
    program: (prefix, headers) => async (method, path, shape, json) => {
      const response = await fetch(base + prefix + path, {
        method,
        headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
      const text = await response.text();
      const body: unknown = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
      const read = shape.safeParse(body);
      if (!read.success) throw new Error(`${method} ${path}: ${text}`);
      return read.data;
    },
    async reset() {
      await started.call('/sandbox/reset', { method: 'POST' });
      violations = [];
      walked = new Set();
    },
    async close() {
      proxy.close();
      sandbox.close();
      await started.close();
    },
  };
}
