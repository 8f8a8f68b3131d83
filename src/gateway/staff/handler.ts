import * as z from 'zod';
import type { AnyOperation } from '../../api/operations/operation.js';
import type { FileDownload } from '../../api/schemas/file-download.js';
import type { GatewayContext } from '../context.js';
import { canonicalJson } from '../../api/canonical-json.js';
import { sha256Hex } from '../digest.js';
import { fileResponse, relayedResponse } from '../http/responses.js';
import { readJsonText } from '../http/json-body.js';
import { idempotencyKey } from '../http/idempotency-key.js';
import { idempotent, type MutationSuccess } from '../idempotency.js';
import { consumeLimit } from '../limits.js';
import type { HeldLocks } from '../locks.js';
import type { Turn } from '../load/upstream-queue.js';
import type { Principal } from '../principals.js';
import { outcomeUnknown, Refusal } from '../refusal.js';
import { toRefusal } from '../billing/platform-errors.js';
import { readPlatformResponse, type PlatformResponse } from './platform-response.js';
import type { OnStaffAction, StaffAction } from './audit.js';
import { authorizeStaff, type StaffPrincipal } from './authorize.js';
import { checkPaymentDetails } from './payment-details.js';
import type { MatchedOperation } from './match-operation.js';
import type { UpstreamRequest, Upstream } from './upstream.js';

/** Maximum length of path and query. */
const MAX_TARGET_LENGTH = 8_000;

const platformResponse = z.object({ status: z.int(), contentType: z.string(), text: z.string(), refused: z.boolean() });

export interface StaffRequest {
  readonly request: Request;
  /** Path below the gateway's base path. */
  readonly path: string;
  readonly requestId: string;
  readonly matched: MatchedOperation;
}

interface StaffHandlerOptions {
  readonly upstream: Upstream;
  readonly onStaffAction: OnStaffAction | undefined;
  readonly authenticate: (request: Request) => Promise<Principal>;
  readonly context: (requestId: string) => GatewayContext;
  /** Place of a staff member's request among the calls of the platform. */
  readonly turnOf: (staff: StaffPrincipal) => Turn;
  /** Milliseconds in which the body of a request must arrive. */
  readonly bodyTimeout: number;
}

const isReadOnly = (row: AnyOperation): boolean => row.retry === 'safe';

/** Validates a staff request and converts it for the platform. */
async function toUpstreamRequest(
  { request, path, matched: { row } }: StaffRequest,
  bodyTimeout: number,
): Promise<Omit<UpstreamRequest, 'idempotencyKey'> & { fingerprint: string }> {
  const { search, searchParams } = new URL(request.url);
  const target = path + search;
  if (target.length > MAX_TARGET_LENGTH) {
    throw new Refusal({
      status: 400,
      type: 'invalid-request',
      code: 'address-too-long',
      message: `The address is too long. Use at most ${MAX_TARGET_LENGTH} characters.`,
    });
  }
  const hasBody = request.method !== 'GET' && request.method !== 'DELETE' && request.body !== null;
  const { text, value } = hasBody ? await readJsonText(request, bodyTimeout) : {};
  checkPaymentDetails(value, searchParams);
  const accept = row.answer === 'file' ? '*/*' : row.answer === 'xml' ? 'application/xml, text/xml' : 'application/json';
  return { method: row.method, target, accept, body: text, fingerprint: await sha256Hex(target, canonicalJson(value ?? null)) };
}

/** Relays a file download. If the platform refuses, relays its error response. */
async function relayFile(row: AnyOperation, response: Response): Promise<Response> {
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  if (!response.ok || /\bjson\b/i.test(contentType) || !response.body) return relayedResponse(await readPlatformResponse(row, response));
  const size = Number(response.headers.get('content-length') ?? NaN);
  const download: FileDownload = { contentType, body: response.body, ...(Number.isSafeInteger(size) ? { size } : {}) };
  return fileResponse(download);
}

/** Creates the handler for staff requests to the billing API. Responses of the platform are relayed unchanged. */
export function createStaffHandler({
  upstream,
  onStaffAction,
  authenticate,
  context: contextOf,
  turnOf,
  bodyTimeout,
}: StaffHandlerOptions) {
  async function read(staffRequest: StaffRequest, staff: StaffPrincipal, context: GatewayContext): Promise<Response> {
    const { row } = staffRequest.matched;
    await consumeLimit(context.store, 'staffReads', context.limits.staffReads, `${context.tenant}|${staff.subject}`);
    const upstreamRequest = await toUpstreamRequest(staffRequest, bodyTimeout);
    const response = await turnOf(staff).run(() => upstream.send({ ...upstreamRequest, idempotencyKey: undefined }));
    return row.answer === 'file' ? relayFile(row, response) : relayedResponse(await readPlatformResponse(row, response));
  }

  async function write(staffRequest: StaffRequest, staff: StaffPrincipal, context: GatewayContext): Promise<Response> {
    const { request, path, requestId, matched } = staffRequest;
    const { row } = matched;
    const key = idempotencyKey(request);
    const { fingerprint, ...upstreamRequest } = await toUpstreamRequest(staffRequest, bodyTimeout);
    const { tenant, store, limits } = context;
    const notify = async (outcome: StaffAction['outcome']): Promise<void> =>
      onStaffAction?.({ staffId: staff.staffId, row: row.name, path, requestId, time: new Date(context.now()).toISOString(), outcome });
    const notifyOutcome = (outcome: StaffAction['outcome']): Promise<void> =>
      notify(outcome).catch((error: unknown) => context.report(error));
    const beforeSending = async (upstreamKey: string, held: HeldLocks): Promise<void> => {
      try {
        await notify('asked');
      } catch (error) {
        const message = 'The action was not sent, because the audit hook failed. Try again later.';
        throw new Refusal({ status: 503, type: 'api', code: 'audit-failed', message, retryable: true, retryAfter: 5 }, error);
      }
      await held.ensure();
      // The platform supports idempotency keys only for POST. Other requests are never retried automatically.
      if (row.retry !== 'keyed' && !(await store.add(`sent|${upstreamKey}`, '1', 24 * 3600 * 1000))) throw outcomeLost();
    };
    const mutation = { tenant, subject: staff.subject, route: row.name, key, fingerprint };
    const consume = (): Promise<void> => consumeLimit(store, 'staffActions', limits.staffActions, `${tenant}|${staff.subject}`);
    const send = async (upstreamKey: string, held: HeldLocks): Promise<MutationSuccess> => {
      const idempotencyKeyUpstream = row.retry === 'keyed' ? upstreamKey : undefined;
      const progress = { sent: false };
      try {
        const response = await turnOf(staff).run(() =>
          upstream.send({ ...upstreamRequest, idempotencyKey: idempotencyKeyUpstream }, async () => {
            await beforeSending(upstreamKey, held);
            progress.sent = true;
          }),
        );
        const result: PlatformResponse = await readPlatformResponse(row, response);
        await notifyOutcome(result.refused ? 'refused' : 'done');
        return { body: result };
      } catch (error) {
        const refusal = toRefusal(error);
        const isCertain = !progress.sent || refusal.details.type === 'rate-limit' || refusal.details.type === 'configuration';
        if (isCertain) {
          if (progress.sent) {
            await store.remove(`sent|${upstreamKey}`);
            await notifyOutcome('refused');
          }
          throw refusal;
        }
        await notifyOutcome('unknown');
        throw row.retry === 'keyed' ? outcomeUnknown(error) : outcomeLost(error);
      }
    };
    const { body } = await idempotent(store, mutation, consume, send, (problem) => context.report(problem));
    return relayedResponse(platformResponse.parse(body));
  }

  return async (staffRequest: StaffRequest): Promise<Response> => {
    const staff = authorizeStaff(staffRequest.matched.key, await authenticate(staffRequest.request));
    const context = contextOf(staffRequest.requestId);
    return isReadOnly(staffRequest.matched.row) ? read(staffRequest, staff, context) : write(staffRequest, staff, context);
  };
}

/** Creates the refusal for a request that was sent but not confirmed, and that is not safe to repeat. */
function outcomeLost(cause?: unknown): Refusal {
  const message =
    'The billing platform did not confirm the result of this request. Check the current state. If the change is missing, send the request with a new Idempotency-Key.';
  return new Refusal({ status: 409, type: 'outcome-unknown', code: 'outcome-lost', message }, cause);
}
