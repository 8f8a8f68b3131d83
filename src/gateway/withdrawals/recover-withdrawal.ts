import type { GatewayContext } from '../context.js';
import type { ExpectedWithdrawal } from '../events/expectation.js';
import type { RecoveryResult } from '../events/recovery.js';
import { publishDeclaration } from '../flows/withdrawal.js';
import { findContract } from './contract.js';
import { findDeclaration } from './declarations.js';
import { readEndedContract } from './end-contract.js';

/** Finds out whether a declaration was stored and what it has ended, and publishes it. Never ends anything itself. */
export async function recoverWithdrawal(
  context: GatewayContext,
  { reference, intentId, locale }: ExpectedWithdrawal,
): Promise<RecoveryResult> {
  const declaration = await findDeclaration(context, reference);
  if (!declaration) return 'absent';
  const { accountNumber, receipt } = declaration;
  const contract = accountNumber === undefined ? undefined : await findContract(context, receipt.contract.trim());
  const isOwn = contract !== undefined && contract.accountNumber === accountNumber;
  const ended = isOwn ? await readEndedContract(context, await context.account(contract.accountNumber), contract, intentId) : [];
  await publishDeclaration(context, declaration, ended, locale);
  return 'published';
}
