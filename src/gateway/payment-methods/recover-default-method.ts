import type { GatewayContext } from '../context.js';
import type { ExpectedDefaultMethod } from '../events/expectation.js';
import type { RecoveryResult } from '../events/recovery.js';
import { publishChanges } from '../security-events.js';
import { readSavedMethods } from './saved-methods.js';

/** Finds out whether the default payment method was replaced, and publishes the change. */
export async function recoverDefaultMethod(
  context: GatewayContext,
  { kind, reference, accountNumber, before }: ExpectedDefaultMethod,
): Promise<RecoveryResult> {
  const account = await context.account(accountNumber);
  if ((await readSavedMethods(context, account)).defaultId === before) return 'absent';
  await publishChanges(context, account, { changes: [{ kind }], fulfills: { kind, reference } });
  return 'published';
}
