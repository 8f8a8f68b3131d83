import { base64url } from 'jose';
import type { EndedContract, WithdrawalReceipt, WithdrawalRequest } from '../../api/schemas/storefront/withdrawals.js';
import { isRejected } from '../billing/platform-errors.js';
import type { OperationResult, AuthorizedRequest, GatewayContext, OperationHandler } from '../context.js';
import { canonicalJson } from '../../api/canonical-json.js';
import { plainSha256, sha256Hex } from '../digest.js';
import { withLocks } from '../locks.js';
import { intentUsedRefusal } from '../intents.js';
import { isLanguage } from '../offers/texts.js';
import type { WithdrawalNotice } from '../receipts.js';
import { endDeclaredContract } from '../withdrawals/end-contract.js';
import { findDeclaredContract, type DeclaredContract } from '../withdrawals/contract.js';
import { findDeclaration, saveDeclaration, type WithdrawalDeclaration } from '../withdrawals/declarations.js';

/** Reference of a declaration. Short enough to read aloud. Derived from the intent, so that it is found again even if the store is lost. */
async function deriveReference({ tenant }: GatewayContext, { intentId }: WithdrawalRequest): Promise<string> {
  const digits = (await sha256Hex('withdrawal', tenant, intentId)).slice(0, 12).toUpperCase();
  return `W-${digits.match(/.{4}/g)?.join('-') ?? digits}`;
}

async function toWithdrawalReceipt(
  context: GatewayContext,
  { kind, name, email, contract, reason }: WithdrawalRequest,
  reference: string,
): Promise<WithdrawalReceipt> {
  const declaration = { kind, name, email, contract, ...(reason === undefined ? {} : { reason }) };
  const receipt = { reference, receivedAt: new Date(context.now()).toISOString(), ...declaration };
  return { ...receipt, digest: base64url.encode(await plainSha256(canonicalJson(receipt))) };
}

/** Publishes a declaration. The tenant sends the confirmation. */
export async function publishDeclaration(
  context: GatewayContext,
  { receipt, accountNumber }: WithdrawalDeclaration,
  ended: readonly EndedContract[],
  locale: string | undefined,
): Promise<WithdrawalReceipt> {
  const body = { ...receipt, ...(ended.length > 0 ? { ended: [...ended] } : {}) };
  const data: WithdrawalNotice = {
    kind: 'withdrawal',
    receipt: body,
    ...(locale === undefined || !isLanguage(locale) ? {} : { locale }),
    ...(accountNumber === undefined ? {} : { accountNumber }),
  };
  const { reference } = receipt;
  await context.events.publish([{ data, reference }], { kind: 'withdrawal', reference });
  return body;
}

/** Ends the contract of a declaration if the gateway is allowed to. Then notifies the tenant, who sends the confirmation. */
async function completeDeclaration(
  context: GatewayContext,
  request: AuthorizedRequest<WithdrawalRequest>,
  declaration: WithdrawalDeclaration,
  contract: DeclaredContract | undefined,
): Promise<OperationResult<WithdrawalReceipt>> {
  const { receipt } = declaration;
  const ended = contract ? await endDeclaredContract(context, request, { contract, receipt }) : [];
  return { body: await publishDeclaration(context, declaration, ended, request.input.locale) };
}

/** Resumes a declaration that is already stored. */
async function resumeDeclaration(
  context: GatewayContext,
  request: AuthorizedRequest<WithdrawalRequest>,
  reference: string,
): Promise<OperationResult<WithdrawalReceipt> | undefined> {
  const declaration = await findDeclaration(context, reference);
  if (!declaration) return undefined;
  const { input, principal } = request;
  const { kind, name, email, contract } = declaration.receipt;
  if (kind === input.kind && name === input.name && email === input.email && contract === input.contract) {
    const own = principal.kind === 'session' && declaration.accountNumber === principal.accountNumber;
    return completeDeclaration(context, request, declaration, own ? await findDeclaredContract(context, principal, input) : undefined);
  }
  throw intentUsedRefusal('This intentId was used for another declaration.');
}

/**
 * Receives a statutory declaration of withdrawal or cancellation. Stores and confirms every declaration, including those of visitors. The
 * response to a visitor never reveals whether the contract exists.
 */
export const declareWithdrawal: OperationHandler<WithdrawalRequest, WithdrawalReceipt> = async (context, request) => {
  const { input, principal, upstreamKey } = request;
  const reference = await deriveReference(context, input);
  return withLocks(context, [`withdrawal|${reference}`], async (context) => {
    const resumed = await resumeDeclaration(context, request, reference);
    if (resumed) return resumed;
    const contract = await findDeclaredContract(context, principal, input);
    const declaration: WithdrawalDeclaration = {
      receipt: await toWithdrawalReceipt(context, input, reference),
      ...(contract ? { accountNumber: contract.accountNumber } : {}),
    };
    const { intentId, locale } = input;
    await context.events.expect({ kind: 'withdrawal', reference, intentId, ...(locale === undefined ? {} : { locale }) });
    try {
      await saveDeclaration(context, declaration, locale, upstreamKey);
    } catch (error) {
      // Another process may have stored the declaration in the meantime.
      const concurrent = isRejected(error) ? await resumeDeclaration(context, request, reference) : undefined;
      if (concurrent) return concurrent;
      throw error;
    }
    return completeDeclaration(context, request, declaration, contract);
  });
};
