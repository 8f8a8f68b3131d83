import type { AnyOperation } from '../../api/operations/operation.js';
import { failureOf } from '../../api/failures/failure.js';
import { platformFailure } from '../../api/failures/platform-failure.js';
import { isJson } from '../../api/transport/read-answer.js';
import type { StorefrontError } from '../../api/errors.js';
import { readTextUpTo } from '../http/text.js';
import { inProgress, configurationRefusal, Refusal } from '../refusal.js';

/** Bytes of an answer that is handed on as text. */
const MAX_BYTES = 8 * 1024 * 1024;

/** What the platform said, as it said it. */
export interface PlatformResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** Whether it is a refusal, whatever the status. */
  readonly refused: boolean;
}

function unusableResponse(cause: unknown): Refusal {
  const message = 'The billing platform did not give a usable answer.';
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

/** The next page is named without the platform's own address, which no page can reach: pages ask the gateway for it. */
function toRelativeNextPage(text: string): string {
  return text.replace(/("nextPage"\s*:\s*")https?:(?:\\?\/){2}[^"\\/]+/g, '$1');
}

/**
 * Reads what the platform answered, refusals too: their words are for the staff.
 * @throws {Refusal} it is no answer to this request: the platform does not know the gateway, has no time, or something else answered
 */
export async function readPlatformResponse(row: AnyOperation, response: Response): Promise<PlatformResponse> {
  const text = response.body ? await readTextUpTo(MAX_BYTES, response.body) : '';
  if (text === undefined) throw unusableResponse(new Error(`${row.name}: the answer has more than ${MAX_BYTES} bytes.`));
  const json = isJson(response) || text === '';
  const xml = row.answer === 'xml' && response.ok && /\bxml\b/i.test(response.headers.get('content-type') ?? '');
  if (!json && !xml) throw unusableResponse(new Error(`${row.name}: HTTP ${response.status}, and the answer is no JSON.`));
  if (xml) return { status: response.status, contentType: 'application/xml; charset=utf-8', text, refused: false };
  const failure = failureOf(response, parseJson(text), Date.now(), platformFailure);
  if (failure?.type === 'authentication') throw configurationRefusal(failure);
  if (failure?.type === 'rate-limit') throw platformBusy(failure);
  if (response.status === 409 && failure?.retryable) throw inProgress();
  if (response.status >= 500) throw unusableResponse(failure);
  const contentType = 'application/json; charset=utf-8';
  return { status: response.status, contentType, text: toRelativeNextPage(text), refused: failure !== undefined };
}
