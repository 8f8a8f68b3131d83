import { fileURLToPath } from 'node:url';
import { Miniflare, type Json, Response as WorkerResponse, type Request as WorkerRequest } from 'miniflare';
import { build } from 'vite';
import * as z from 'zod';
import type { WorkerSettings } from './gateway-worker.js';

const json = z.json();

/** Gateway in workerd, the runtime of Cloudflare Workers. */
export interface GatewayWorker {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Bundles a Worker without Node.js modules. */
async function bundleWorker(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: entry,
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = 'output' in result ? result.output : Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  const [chunk] = outputs.filter((output) => output.type === 'chunk');
  if (!chunk) throw new Error('The Worker was not bundled.');
  return chunk.code;
}

/** Copies the settings without functions, which cannot be sent. */
function toJson(settings: WorkerSettings): Json {
  return json.parse(JSON.parse(JSON.stringify(settings)));
}

/**
 * Starts the gateway in workerd, with its memory store.
 * @param platform handles the requests of the gateway
 */
export function startGatewayWorker(settings: WorkerSettings, platform: (request: Request) => Promise<Response>): Promise<GatewayWorker> {
  const entry = fileURLToPath(new URL('gateway-worker.ts', import.meta.url));
  return startWorker({ entry, bindings: { SETTINGS: toJson(settings) }, platform });
}

/** Starts a Worker in workerd, from its source file. */
export async function startWorker({
  entry,
  bindings,
  platform,
}: {
  entry: string;
  bindings: Record<string, Json>;
  platform: (request: Request) => Promise<Response>;
}): Promise<GatewayWorker> {
  const worker = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.mjs', contents: await bundleWorker(entry) }],
    compatibilityDate: '2026-03-01',
    bindings,
    async outboundService(request: WorkerRequest) {
      const { method, url, headers } = request;
      const body = method === 'GET' ? undefined : await request.arrayBuffer();
      const response = await platform(new Request(url, { method, headers: [...headers], ...(body && { body }) }));
      const answer = response.status === 204 ? null : await response.arrayBuffer();
      return new WorkerResponse(answer, { status: response.status, headers: [...response.headers] });
    },
  });
  await worker.ready;
  return {
    async fetch(request) {
      const { method, url, headers } = request;
      const body = method === 'GET' ? undefined : await request.arrayBuffer();
      const response = await worker.dispatchFetch(url, { method, headers: [...headers], redirect: 'manual', ...(body && { body }) });
      return new Response(await response.arrayBuffer(), { status: response.status, headers: [...response.headers] });
    },
    close: () => worker.dispose(),
  };
}
