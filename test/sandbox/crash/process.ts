import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { bundledProgram } from '../../support/bundled-program.js';
import type { Fault } from './faults.js';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Response of the sandbox in the other process. */
export interface Answer {
  status: number;
  text: string;
}

/** Sandbox in a separate process. */
export interface SandboxProcess {
  readonly pid: number | undefined;
  /** Sends a POST request. Rejects if the process ends before its response is complete. */
  post(path: string, json: unknown, key?: string): Promise<Answer>;
  /** Sends a PUT request without a key. */
  put(path: string, json: unknown): Promise<Answer>;
  /** Returns the rows of an SQL query. */
  rows(query: string): Promise<Record<string, unknown>[]>;
  /** Makes the process kill itself after a number of further commits. */
  killAfter(commits: number): Promise<unknown>;
  /** Kills the process at once. */
  kill(): Promise<void>;
}

/** Waits until the process serves, and returns its port. */
async function portOf(child: ChildProcess): Promise<number> {
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) return z.object({ port: z.number() }).parse(JSON.parse(line)).port;
  }
  throw new Error('The process ended before it printed its port.');
}

/** Starts a sandbox on a folder or a Postgres URL. */
export async function startProcess(place: string, fault?: Fault): Promise<SandboxProcess> {
  const args = [await bundledProgram(WORKER), place, ...(fault ? [fault] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', fault ? 'ignore' : 'inherit'] });
  const base = `http://127.0.0.1:${await portOf(child)}`;
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(base + path, { method: 'POST', ...init });
    return { status: response.status, text: await response.text() };
  };
  const credential = new URLSearchParams({
    client_id: 'sandbox-client',
    client_secret: 'sandbox-secret',
    grant_type: 'client_credentials',
  });
  const token = await send('/oauth/token', { body: credential });
  const { access_token } = z.object({ access_token: z.string() }).parse(JSON.parse(token.text));
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  return {
    pid: child.pid,
    post: (path, json, key) =>
      send(path, { body: JSON.stringify(json), headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) } }),
    put: (path, json) => send(path, { method: 'PUT', body: JSON.stringify(json), headers }),
    rows: async (query) => z.array(z.record(z.string(), z.unknown())).parse(JSON.parse((await send('/test/rows', { body: query })).text)),
    killAfter: (commits) => send('/test/kill-after', { body: String(commits) }),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
