import * as z from 'zod';
import { oauthCredential } from '../../../api/credentials/oauth.js';
import { resolveBaseUrl, ZUORA_VERSION } from '../../../api/environments.js';
import { isStorefrontError } from '../../../api/errors.js';
import { CommandFailure, EXIT_CODE } from '../../failure.js';
import { ASSUMPTIONS, type BillingResponse } from './assumptions.js';

/** Result of one assumption. */
export interface TenantResult {
  readonly assumption: string;
  readonly use: string;
  readonly holds: boolean;
  readonly found?: string;
}

export interface TenantOptions {
  readonly environment?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}

const record = z.record(z.string(), z.unknown());
/** Milliseconds in which the platform must answer. */
const LIMIT = 30_000;

/** Checks assumptions about a tenant of the billing platform. Changes nothing. */
export async function examineTenant(options: TenantOptions): Promise<readonly TenantResult[]> {
  const { environment, clientId, clientSecret, fetch: send = (request: Request) => fetch(request) } = options;
  const baseUrl = resolveBaseUrl({ environment, baseUrl: options.baseUrl });
  const credential = oauthCredential({ baseUrl, clientId, clientSecret, maxRetries: 0, fetch: send });
  let token: Awaited<ReturnType<typeof credential>>;
  try {
    token = await credential({ refresh: true, signal: AbortSignal.timeout(LIMIT) });
  } catch (error) {
    const reason = isStorefrontError(error) ? error.message : 'The request failed.';
    throw new CommandFailure(
      EXIT_CODE.problem,
      `${baseUrl} gives no token. ${reason} Check the address, the client id and the client secret.`,
      error,
    );
  }
  if (typeof token !== 'string') throw new CommandFailure(EXIT_CODE.problem, `${baseUrl} gives no bearer token.`);
  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown, anonymous = false): Promise<BillingResponse> => {
    const headers = new Headers({ accept: 'application/json', 'zuora-version': ZUORA_VERSION });
    if (!anonymous) headers.set('authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const signal = AbortSignal.timeout(LIMIT);
    const response = await send(
      new Request(`${baseUrl}${path}`, { method, headers, signal, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    );
    const parsed = record.safeParse(await response.json().catch(() => undefined));
    return { status: response.status, headers: response.headers, body: parsed.success ? parsed.data : {} };
  };
  const results: TenantResult[] = [];
  for (const { text, use, check } of ASSUMPTIONS) {
    const found = await check(ask).catch(() => 'no answer');
    results.push({ assumption: text, use, holds: found === undefined, ...(found !== undefined && { found }) });
  }
  return results;
}

/** Report as Markdown. */
export function toMarkdown(results: readonly TenantResult[]): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const rows = results.map(
    ({ assumption, use, holds, found }) =>
      `| ${holds ? 'holds' : 'deviates'} | ${cell(assumption)} | ${cell(use)} | ${cell(found ?? '')} |`,
  );
  return `# Assumptions about the tenant\n\n| result | assumption | what depends on it | found |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}
