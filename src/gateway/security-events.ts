import * as z from 'zod';
import { getAccount } from '../generated/api/operations/accounts.js';
import type { IsoDateTime } from '../api/schemas/values.js';
import type { DatedEntry, ActivitySource } from './activity/merge-sources.js';
import { singlePageSource } from './activity/sources.js';
import { createRecord, readRecords, type CustomObject } from './billing/custom-records.js';
import type { AccountInfo, GatewayContext } from './context.js';
import type { ExpectationId } from './events/expectation.js';
import type { EventOutcome } from './events/recorder.js';
import { SENSITIVE_CHANGES, type SensitiveChange } from './sensitive-changes.js';

interface SecurityEventBase {
  accountNumber: string;
  /** Time of the change. */
  at: IsoDateTime;
  /**
   * Email address to notify: the account's billing address before the change. Undefined if the account had none. If the change was not made
   * by the customer, a notice to the new address would reach the wrong person.
   */
  notify?: string;
}

/** The address that receives the invoices was changed to `email`. */
export interface BillingEmailChanged extends SecurityEventBase {
  kind: 'billing-email';
  email: string;
}

/** The tax ID or the default payment method was changed. */
export interface AccountDetailChanged extends SecurityEventBase {
  kind: Exclude<SensitiveChange, 'billing-email'>;
}

/** Argument of the hook `onSecurityEvent`. */
export type SecurityEvent = BillingEmailChanged | AccountDetailChanged;

/**
 * Applied change. `notify` is the billing address before the change. Not needed for a new default payment method: its change does not affect the
 * address, so the address is read later.
 */
export type AppliedChange =
  | { kind: 'billing-email'; email: string; notify?: string | undefined }
  | { kind: 'tax-id' | 'default-payment-method'; notify?: string | undefined };

/** The platform keeps no history of these fields, so the gateway adds a record for each change. */
const ACCOUNT_CHANGE: CustomObject = {
  object: 'storefront_account_change',
  label: 'Sensitive change of an account',
  fields: {
    accountNumber__c: { type: 'string', label: 'Account', maxLength: 70 },
    change__c: { type: 'string', label: 'Change', maxLength: 40 },
    changedAt__c: { type: 'string', label: 'Changed at', maxLength: 40 },
  },
  required: ['accountNumber__c', 'change__c', 'changedAt__c'],
  filterable: ['accountNumber__c'],
};

const accountChangeRecord = z.object({ change__c: z.enum(SENSITIVE_CHANGES), changedAt__c: z.iso.datetime() });

async function readBillingEmail({ billing }: GatewayContext, { number }: AccountInfo): Promise<string | undefined> {
  return (await billing.call(getAccount, { 'account-key': number })).billToContact?.workEmail ?? undefined;
}

/** Creates the event of a change. */
async function toSecurityEvent(
  context: GatewayContext,
  account: AccountInfo,
  change: AppliedChange,
  at: IsoDateTime,
): Promise<SecurityEvent> {
  const { notify: before, ...details } = change;
  const notify = change.kind === 'default-payment-method' ? await readBillingEmail(context, account) : before;
  return { ...details, accountNumber: account.number, at, ...(notify ? { notify } : {}) };
}

/** Changes of one request, with other events of the request. */
interface AppliedChanges {
  changes: readonly AppliedChange[];
  /** Events to publish before those of the changes. */
  others?: readonly EventOutcome[];
  fulfills: ExpectationId;
}

/**
 * Records applied changes for the activity list, and publishes their events. A failure to record a change is only reported.
 * @throws {Error} if the platform cannot be read. The expectation then stays, and the recovery publishes the events
 */
export async function publishChanges(
  context: GatewayContext,
  account: AccountInfo,
  { changes, others = [], fulfills }: AppliedChanges,
): Promise<void> {
  const at = new Date(context.now()).toISOString();
  const { reference } = fulfills;
  for (const change of changes) {
    const record = { accountNumber__c: account.number, change__c: change.kind, changedAt__c: at };
    try {
      await createRecord(context, ACCOUNT_CHANGE, record, `${reference}|${change.kind}`);
    } catch (error) {
      context.report(error);
    }
  }
  const events = await Promise.all(
    changes.map(async (change) => ({ data: await toSecurityEvent(context, account, change, at), reference })),
  );
  await context.events.publish([...others, ...events], fulfills);
}

/** Does the same as {@link publishChanges} for a request that must not fail, because its change is already applied. */
export async function reportChanges(context: GatewayContext, account: AccountInfo, applied: AppliedChanges): Promise<void> {
  try {
    await publishChanges(context, account, applied);
  } catch (error) {
    context.report(error);
  }
}

/** Reads the sensitive changes of an account, for its activity list. */
export async function readChangeSource(context: GatewayContext, account: AccountInfo): Promise<ActivitySource> {
  const records = await readRecords(context, ACCOUNT_CHANGE, 'accountNumber__c', account.number);
  const entries = records.flatMap((record): DatedEntry[] => {
    const read = accountChangeRecord.safeParse(record);
    if (!read.success) return [];
    const { change__c: change, changedAt__c: changedAt } = read.data;
    return [{ at: Date.parse(changedAt), entry: { date: changedAt.slice(0, 10), kind: 'account-change', actions: [change] } }];
  });
  return singlePageSource('account-changes', entries);
}
