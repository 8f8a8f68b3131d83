import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { ListCalloutHistoryRequest, ResendCalloutsRequest } from '../../../src/generated/api/schemas/notifications.js';
import type { CallContext, WireBody } from '../context.js';
import { calloutAttempts, callouts, notificationDefinitions } from '../database/schema.js';
import { formatTimestamp } from '../engine/clock.js';
import { errorCode, invalidValue, missingField, ShapedError } from '../errors.js';
import { endpoint } from '../http/endpoint.js';
import { pageOf, readPage } from './paging.js';

const DAY = 24 * 60 * 60 * 1000;

/** Parses a time in a query. The default time zone is UTC. */
function instantOf(text: string, field: string): Date {
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`;
  const instant = new Date(zoned.replace(' ', 'T'));
  if (Number.isNaN(instant.getTime())) throw invalidValue('notifications', field, 'not a valid date and time');
  return instant;
}

function hasCategory(category: string) {
  return or(eq(callouts.event, category), /^\d{1,9}$/.test(category) ? eq(callouts.eventCategory, Number(category)) : undefined);
}

/**
 * `GET /v1/notification-history/callout`: an entry per attempt, newest first. Default range: the day before `endTime`. As on the
 * platform, lists only failed attempts unless `failedOnly=false`. All times are real time, not business time.
 */
async function listCalloutHistory(input: ListCalloutHistoryRequest, call: CallContext): Promise<WireBody> {
  const page = readPage(input);
  const end = input.endTime === undefined ? call.moment.realNow : instantOf(input.endTime, 'endTime');
  const start = input.startTime === undefined ? new Date(end.getTime() - DAY) : instantOf(input.startTime, 'startTime');
  const { objectId, eventCategory, failedOnly = true, includeResponseContent = false } = input;
  const found = await call.tx
    .select({ attempt: calloutAttempts, callout: callouts, notification: notificationDefinitions.name })
    .from(calloutAttempts)
    .innerJoin(callouts, eq(callouts.id, calloutAttempts.calloutId))
    .innerJoin(notificationDefinitions, eq(notificationDefinitions.id, callouts.definitionId))
    .where(
      and(
        gt(calloutAttempts.attemptedDate, start),
        lte(calloutAttempts.attemptedDate, end),
        failedOnly ? eq(calloutAttempts.succeeded, false) : undefined,
        objectId === undefined ? undefined : sql`${callouts.objectIds} @> ${JSON.stringify([objectId])}::jsonb`,
        eventCategory === undefined ? undefined : hasCategory(eventCategory),
      ),
    )
    .orderBy(desc(calloutAttempts.attemptedDate), desc(callouts.position), desc(calloutAttempts.number))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows: shown, nextPage } = pageOf(found, page, call.url);
  return {
    success: true,
    calloutHistories: shown.map(({ attempt, callout, notification }) => ({
      id: attempt.id,
      attemptedNum: String(attempt.number),
      createTime: formatTimestamp(call.settings.timeZone, attempt.attemptedDate),
      eventCategory: callout.event,
      eventContext: JSON.stringify(callout.context),
      notification,
      requestMethod: callout.request.method,
      requestUrl: callout.request.url,
      ...(attempt.responseCode !== null && { responseCode: String(attempt.responseCode) }),
      ...(includeResponseContent && { responseContent: attempt.responseContent }),
    })),
    ...nextPage,
  };
}

const refusal = (category: 'not-found' | 'locked', message: string) => ({ code: String(errorCode('notifications', category)), message });

/** Schedules a callout again, or returns the reason why it cannot be sent. */
async function resendOne(id: string, call: CallContext): Promise<ReturnType<typeof refusal> | undefined> {
  const ofAttempt = call.tx.select({ id: calloutAttempts.calloutId }).from(calloutAttempts).where(eq(calloutAttempts.id, id));
  const [callout] = await call.tx.select().from(callouts).where(inArray(callouts.id, ofAttempt)).for('update');
  if (!callout) return refusal('not-found', `Cannot find callout history by key: '${id}'.`);
  const now = call.moment.realNow;
  const sent = await call.tx
    .update(callouts)
    .set({ status: 'Pending', round: 0, nextAttemptAt: now, lease: null, leasedUntil: null })
    .where(and(eq(callouts.id, callout.id), or(isNull(callouts.leasedUntil), lte(callouts.leasedUntil, now))))
    .returning({ id: callouts.id });
  if (sent.length === 0) return refusal('locked', `'${id}' is being sent.`);
  call.onCalloutWritten?.();
  return undefined;
}

/**
 * `POST /notifications/callout-histories/resend`: sends the same requests again with a new signature and a new series of attempts. Responds
 * with status 202 and the refused ids, or with status 400 if all ids are refused.
 */
async function resendCallouts({ body: ids }: ResendCalloutsRequest, call: CallContext): Promise<WireBody> {
  if (ids.length === 0) throw missingField('notifications', 'body');
  const failures: Record<string, { code: string; message: string }> = {};
  for (const id of new Set(ids)) {
    const failure = await resendOne(id, call);
    if (failure) failures[id] = failure;
  }
  if (Object.keys(failures).length === new Set(ids).size) throw new ShapedError(400, failures);
  return failures;
}

/** Endpoints by operation name. */
export const calloutEndpoints = {
  listCalloutHistory: endpoint(rows.listCalloutHistory, 'notifications', listCalloutHistory),
  resendCallouts: { ...endpoint(rows.resendCallouts, 'notifications', resendCallouts), status: 202 },
};
