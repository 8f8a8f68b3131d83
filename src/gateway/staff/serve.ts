import * as z from 'zod';
import type { AnyOperation } from '../../api/operations/operation.js';
import type { FileDownload } from '../../api/schemas/file-download.js';
import type { Context } from '../context.js';
import { canonicalJson, sha256Hex } from '../digest.js';
import { file, passedOn } from '../http/answers.js';
import { readJsonText } from '../http/body.js';
import { idempotencyKey } from '../http/idempotency-key.js';
import { once } from '../idempotency.js';
import { spend } from '../limits.js';
import type { Principal } from '../principals.js';
import { outcomeUnknown, Refusal } from '../refusal.js';
import { toRefusal } from '../billing/problems.js';
import { readSaid, type Said } from './answers.js';
import type { OnStaffAction, StaffAction } from './audit.js';
import { authorizeStaff, type StaffPrincipal } from './authorize.js';
import { checkPaymentDetails } from './guard.js';
import type { Matched } from './matching.js';
import type { Passed, Upstream } from './upstream.js';

/** Characters of an address with its query. */
const LONGEST_TARGET = 8_000;

const said = z.object({ status: z.int(), contentType: z.string(), text: z.string(), refused: z.boolean() });

export interface StaffRequest {
  readonly request: Request;
  /** Path below the gateway's own. */
  readonly path: string;
  readonly requestId: string;
  readonly matched: Matched;
}

export interface StaffServing {
  readonly upstream: Upstream;
  readonly onStaffAction: OnStaffAction | undefined;
  readonly authenticate: (request: Request) => Promise<Principal>;
  readonly context: (requestId: string) => Context;
}

const isRead = (row: AnyOperation): boolean => row.retry === 'safe';

/** What is sent on, checked. */
async function read({ request, path, matched: { row } }: StaffRequest): Promise<Omit<Passed, 'idempotencyKey'> & { print: string }> {
  const { search, searchParams } = new URL(request.url);
  const target = path + search;
  if (target.length > LONGEST_TARGET) {
    throw new Refusal({ status: 400, type: 'invalid-request', code: 'address-too-long', message: 'The address is too long.' });
  }
  const hasBody = request.method !== 'GET' && request.method !== 'DELETE' && request.body !== null;
  const { text, value } = hasBody ? await readJsonText(request) : {};
  checkPaymentDetails(value, searchParams);
  const accept = row.answer === 'file' ? '*/*' : row.answer === 'xml' ? 'application/xml, text/xml' : 'application/json';
  return { method: row.method, target, accept, body: text, print: await sha256Hex(target, canonicalJson(value ?? null)) };
}

/** The file as it comes; a refusal is read like that of any other operation. */
async function fileOf(row: AnyOperation, response: Response): Promise<Response> {
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  if (!response.ok || /\bjson\b/i.test(contentType) || !response.body) return passedOn(await readSaid(row, response));
  const size = Number(response.headers.get('content-length') ?? NaN);
  const download: FileDownload = { contentType, body: response.body, ...(Number.isSafeInteger(size) ? { size } : {}) };
  return file(download);
}

/** Does what a staff session asks of the billing API, and answers with the platform's own words. */
export function createStaffServing({ upstream, onStaffAction, authenticate, context: contextOf }: StaffServing) {
  async function answer(asked: StaffRequest, staff: StaffPrincipal, context: Context): Promise<Response> {
    const { row } = asked.matched;
    await spend(context.store, 'staffReads', context.limits.staffReads, `${context.tenant}|${staff.subject}`);
    const response = await upstream.send({ ...(await read(asked)), idempotencyKey: undefined });
    return row.answer === 'file' ? fileOf(row, response) : passedOn(await readSaid(row, response));
  }

  async function act(asked: StaffRequest, staff: StaffPrincipal, context: Context): Promise<Response> {
    const { request, path, requestId, matched } = asked;
    const { row } = matched;
    const key = idempotencyKey(request);
    const { print, ...passed } = await read(asked);
    const { tenant, store, limits } = context;
    const tell = async (outcome: StaffAction['outcome']): Promise<void> =>
      onStaffAction?.({ staffId: staff.staffId, row: row.name, path, requestId, time: new Date(context.now()).toISOString(), outcome });
    const tellAfter = (outcome: StaffAction['outcome']): Promise<void> => tell(outcome).catch((error: unknown) => context.report(error));
    const beforeSending = async (upstreamKey: string): Promise<void> => {
      try {
        await tell('asked');
      } catch (error) {
        const message = 'The action could not be written down, so it was not done.';
        throw new Refusal({ status: 503, type: 'api', code: 'audit-failed', message, retryable: true, retryAfter: 5 }, error);
      }
      // The platform knows the keys of POST only: anything else that was sent once is not sent again on a guess.
      if (row.retry !== 'keyed' && !(await store.add(`sent|${upstreamKey}`, '1', 24 * 3600 * 1000))) throw lost();
    };
    const mutation = { tenant, subject: staff.subject, route: row.name, key, print };
    const admit = (): Promise<void> => spend(store, 'staffActions', limits.staffActions, `${tenant}|${staff.subject}`);
    const { body } = await once(store, mutation, admit, async (upstreamKey) => {
      const idempotencyKeyUpstream = row.retry === 'keyed' ? upstreamKey : undefined;
      const progress = { sent: false };
      try {
        const response = await upstream.send({ ...passed, idempotencyKey: idempotencyKeyUpstream }, async () => {
          await beforeSending(upstreamKey);
          progress.sent = true;
        });
        const result: Said = await readSaid(row, response);
        await tellAfter(result.refused ? 'refused' : 'done');
        return { body: result };
      } catch (error) {
        const refusal = toRefusal(error);
        const certain = !progress.sent || refusal.details.type === 'rate-limit' || refusal.details.type === 'configuration';
        if (certain) {
          if (progress.sent) {
            await store.remove(`sent|${upstreamKey}`);
            await tellAfter('refused');
          }
          throw refusal;
        }
        await tellAfter('unknown');
        throw row.retry === 'keyed' ? outcomeUnknown(error) : lost(error);
      }
    });
    return passedOn(said.parse(body));
  }

  return async (asked: StaffRequest): Promise<Response> => {
    const staff = authorizeStaff(asked.matched.key, await authenticate(asked.request));
    const context = contextOf(asked.requestId);
    return isRead(asked.matched.row) ? answer(asked, staff, context) : act(asked, staff, context);
  };
}

/** Sent, and nothing certain came back; asking again cannot tell, looking can. */
function lost(cause?: unknown): Refusal {
  const message =
    'This was sent to the billing platform and no certain answer came back. Look at what is there now; if it was not done, send it with a new Idempotency-Key.';
  return new Refusal({ status: 409, type: 'outcome-unknown', code: 'outcome-lost', message }, cause);
}
