import * as z from 'zod';
import type { Activity, ActivityRequest } from '../../api/schemas/storefront/activity.js';
import { mergeSources, type ReadPositions } from '../activity/merge-sources.js';
import { pagedSources } from '../activity/sources.js';
import type { GatewayContext, OperationHandler } from '../context.js';
import { Refusal } from '../refusal.js';
import { readChangeSource } from '../security-events.js';
import { readDeclarationSource } from '../withdrawals/declarations.js';
import { sessionAccount } from './account.js';

const PAGE_SIZE = 20;
/** Lifetime of a cursor in seconds. */
const CURSOR_LIFETIME = 3600;
const PURPOSE = 'activity';

const readPositions = z.record(z.string(), z.object({ page: z.int().min(1), returned: z.int().min(0) }));

/**
 * Decrypts a cursor.
 * @throws {Refusal} 400 if the cursor is invalid, expired or belongs to another account
 */
async function openCursor(context: GatewayContext, accountNumber: string, cursor: string | undefined): Promise<ReadPositions | undefined> {
  if (cursor === undefined) return undefined;
  const opened = readPositions.safeParse(await context.seals.open(PURPOSE, accountNumber, cursor));
  if (opened.success) return opened.data;
  const field = { field: 'cursor', code: 'cursor-ended', message: 'is no longer valid; read the list from the start' };
  throw new Refusal({ status: 400, type: 'invalid-request', code: field.code, message: `cursor ${field.message}`, fields: [field] });
}

/** Lists the activity of the session's account, newest first. The cursor is sealed, so that only this account can use it. */
export const showActivity: OperationHandler<ActivityRequest, Activity> = async (context, { input, principal }) => {
  const account = await sessionAccount(context, principal);
  const from = await openCursor(context, account.number, input.cursor);
  const [{ consents }, declared, changes] = await Promise.all([
    context.sellableCatalog(),
    readDeclarationSource(context, account),
    readChangeSource(context, account),
  ]);
  const withDocuments = principal.kind === 'session' && principal.scopes.includes('invoices:read');
  const paged = pagedSources(context, account, { consents, locale: input.locale, withDocuments });
  const { entries, next } = await mergeSources([...paged, declared, changes], from, PAGE_SIZE);
  return {
    body: { entries, ...(next ? { nextCursor: await context.seals.seal(PURPOSE, account.number, next, CURSOR_LIFETIME) } : {}) },
  };
};
