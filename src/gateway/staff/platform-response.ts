import type { AnyOperation } from '../../api/operations/operation.js';
import { failureOf } from '../../api/failures/failure.js';
import { platformFailure } from '../../api/failures/platform-failure.js';
import { isJson } from '../../api/transport/read-answer.js';
import type { StorefrontError } from '../../api/errors.js';
import { readTextUpTo } from '../http/read-text.js';
import { inProgress, configurationRefusal, Refusal } from '../refusal.js';

/** Maximum size of a relayed text response. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Response of the platform, unchanged. */
export interface PlatformResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** True if the response is a refusal, whatever its HTTP status. */
  readonly refused: boolean;
}

function unusableResponse(cause: unknown): Refusal {
  const message = 'The billing platform did not return a usable response. Try again.';
  return new Refusal({ status: 502, type: 'api', code: 'billing-unreachable', message, retryable: true, retryAfter: 2 }, cause);
}

function platformBusy({ retryAfter }: StorefrontError): Refusal {
  const seconds = Math.max(1, Math.ceil((retryAfter ?? 5000) / 1000));
  const message = 'The billing platform is busy. Try again after the time in Retry-After.';
  return new Refusal({ status: 503, type: 'rate-limit', code: 'billing-busy', message, retryable: true, retryAfter: seconds });
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusableResponse(error);
  }
}

/** Removes the platform's host from the URL of the next page, so that clients request the page from the gateway. */
function toRelativeNextPage(text: string): string {
  return text.replace(/("nextPage"\s*:\s*")https?:(?:\\?\/){2}[^"\\/]+/g, '$1');
}

/**
 * Reads a response of the platform. Returns refusals too, because staff may see their messages.
 * @throws {Refusal} if the platform rejected the gateway's credential, is busy, or did not return a usable response
 */
export async function readPlatformResponse(row: AnyOperation, response: Response): Promise<PlatformResponse> {
  const text = response.body ? await readTextUpTo(MAX_BYTES, response.body) : '';
  if (text === undefined) throw unusableResponse(new Error(`${row.name}: the response has more than ${MAX_BYTES} bytes.`));
  const json = isJson(response) || text === '';
  const xml = row.answer === 'xml' && response.ok && /\bxml\b/i.test(response.headers.get('content-type') ?? '');
  if (!json && !xml) throw unusableResponse(new Error(`${row.name}: HTTP ${response.status}, and the response is not JSON.`));
  if (xml) return { status: response.status, contentType: 'application/xml; charset=utf-8', text, refused: false };
  const failure = failureOf(response, parseJson(text), Date.now(), platformFailure);
  if (failure?.type === 'authentication') throw configurationRefusal(failure);
  if (failure?.type === 'rate-limit') throw platformBusy(failure);
  if (response.status === 409 && failure?.retryable) throw inProgress();
  if (response.status >= 500) throw unusableResponse(failure);
  const contentType = 'application/json; charset=utf-8';
  return { status: response.status, contentType, text: toRelativeNextPage(text), refused: failure !== undefined };
}
