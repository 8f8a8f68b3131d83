import * as z from 'zod';
import type { Activity, ActivityRequest } from '../../api/schemas/storefront/activity.js';
import { mergeSources, type ReadPositions } from '../activity/merge.js';
import { consentSource, pagedSources } from '../activity/sources.js';
import type { GatewayContext, OperationHandler } from '../context.js';
import { Refusal } from '../refusal.js';
import { declaredOn } from '../withdrawals/records.js';
import { ownAccount, subscriptionsOf } from './account.js';

const PAGE_SIZE = 20;
/** Seconds for which the place in the list is kept. */
const CURSOR_LIFETIME = 3600;
const PURPOSE = 'activity';

const places = z.record(z.string(), z.object({ page: z.int().min(1), returned: z.int().min(0) }));

/** @throws {Refusal} 400 for anything but a live cursor of this account */
async function openCursor(context: GatewayContext, accountNumber: string, cursor: string | undefined): Promise<ReadPositions | undefined> {
  if (cursor === undefined) return undefined;
  const opened = places.safeParse(await context.seals.open(PURPOSE, accountNumber, cursor));
  if (opened.success) return opened.data;
  const field = { field: 'cursor', code: 'cursor-ended', message: 'is no longer good: read the list from the start' };
  throw new Refusal({ status: 400, type: 'invalid-request', code: field.code, message: `cursor ${field.message}`, fields: [field] });
}

/** What happened on the session's account, the newest first. The cursor is sealed: only this account can use it, for nothing else. */
export const showActivity: OperationHandler<ActivityRequest, Activity> = async (context, { input, principal }) => {
  const account = await ownAccount(context, principal);
  const from = await openCursor(context, account.number, input.cursor);
  const [subscriptions, { consents: offered }, declared] = await Promise.all([
    subscriptionsOf(context.billing, account.number),
    context.sellableCatalog(),
    declaredOn(context, account),
  ]);
  const proves = principal.kind === 'session' && principal.scopes.includes('invoices:read');
  const sources = [...pagedSources(context, account, proves), consentSource(subscriptions, offered, input.locale), declared];
  const { entries, next } = await mergeSources(sources, from, PAGE_SIZE);
  return {
    body: { entries, ...(next ? { nextCursor: await context.seals.seal(PURPOSE, account.number, next, CURSOR_LIFETIME) } : {}) },
  };
};
