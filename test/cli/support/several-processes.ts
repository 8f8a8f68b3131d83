import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../support/source-imports.js';

/** Program of this project in a process of its own. */
export interface Program {
  close(): Promise<void>;
  /** Ends the process at once, without the chance to clean up. */
  kill(): Promise<void>;
}

/**
 * Starts a program and waits until a line of its output contains `ready`.
 * @throws {Error} with its output, if it ends before
 */
export async function startProgram(args: readonly string[], env: Record<string, string>, ready: string): Promise<Program> {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (hasEnded(child)) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (!line.includes(ready)) continue;
    child.stdout.resume();
    return { kill: () => end('SIGKILL'), close: () => end('SIGTERM') };
  }
  throw new Error(`${args.join(' ')} ended before it was ready:\n${lines.join('\n')}`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Sends a request on to another server. Answers 502 if that server ends, like a load balancer. */
export async function forward(request: Request, to: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // `fetch` sets these itself.
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding']) headers.delete(name);
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer();
  try {
    const response = await fetch(to + pathname + search, { method: request.method, headers, body: body ?? null, redirect: 'manual' });
    const answered = new Headers(response.headers);
    // `fetch` has already decoded the body.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) answered.delete(name);
    return new Response(response.body, { status: response.status, headers: answered });
  } catch (error) {
    // `fetch` throws a `TypeError` if the server does not answer.
    if (error instanceof TypeError) return new Response(null, { status: 502 });
    throw error;
  }
}

/** Sends requests to some servers in turn. */
export function takeTurns(servers: readonly string[]): (request: Request) => Promise<Response> {
  let turn = 0;
  return (request) => {
    const next = servers[turn % servers.length] ?? '';
    turn += 1;
    return forward(request, next);
  };
}
