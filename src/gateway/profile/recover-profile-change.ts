import type { GatewayContext } from '../context.js';
import type { ExpectedProfileChange } from '../events/expectation.js';
import type { RecoveryResult } from '../events/recovery.js';
import { isAlreadyApplied, readProfile, toProfileOutcome } from '../flows/profile.js';
import { publishChanges } from '../security-events.js';

/** Finds out whether a profile has the requested values, and publishes the change. */
export async function recoverProfileChange(
  context: GatewayContext,
  { kind, reference, accountNumber, change, sensitive }: ExpectedProfileChange,
): Promise<RecoveryResult> {
  const account = await context.account(accountNumber);
  const { profile } = await readProfile(context, account);
  if (!isAlreadyApplied(profile, change)) return 'absent';
  const others = [toProfileOutcome(accountNumber, change, reference)];
  await publishChanges(context, account, { changes: sensitive, others, fulfills: { kind, reference } });
  return 'published';
}
