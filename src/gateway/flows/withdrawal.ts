import { base64url } from 'jose';
import type { WithdrawalReceipt, WithdrawalRequest } from '../../api/schemas/storefront/withdrawals.js';
import { isDefinite } from '../billing/problems.js';
import type { OperationResult, AuthorizedRequest, GatewayContext, OperationHandler } from '../context.js';
import { canonicalJson, plainSha256, sha256Hex } from '../digest.js';
import { withLocks } from '../idempotency.js';
import { intentUsed } from '../intents.js';
import { isLanguage } from '../offers/texts.js';
import { carriedOut } from '../withdrawals/carry-out.js';
import { contractDeclared, type Contract } from '../withdrawals/contract.js';
import { declaredAs, keepDeclared, type Declared } from '../withdrawals/records.js';
import { sendReceipt } from './receipt.js';

/** Short enough to be read out, derived from the intent so that it is found again whatever is forgotten. */
async function referenceOf({ tenant }: GatewayContext, { intentId }: WithdrawalRequest): Promise<string> {
  const digits = (await sha256Hex('withdrawal', tenant, intentId)).slice(0, 12).toUpperCase();
  return `W-${digits.match(/.{4}/g)?.join('-') ?? digits}`;
}

async function receiptOf(
  context: GatewayContext,
  { kind, name, email, contract, reason }: WithdrawalRequest,
  reference: string,
): Promise<WithdrawalReceipt> {
  const declared = { kind, name, email, contract, ...(reason === undefined ? {} : { reason }) };
  const receipt = { reference, receivedAt: new Date(context.now()).toISOString(), ...declared };
  return { ...receipt, digest: base64url.encode(await plainSha256(canonicalJson(receipt))) };
}

/** Carries out what was declared where that is for the gateway to do, and tells the tenant, who sends the confirmation. */
async function confirmed(
  context: GatewayContext,
  request: AuthorizedRequest<WithdrawalRequest>,
  { receipt, accountNumber }: Declared,
  contract: Contract | undefined,
): Promise<OperationResult<WithdrawalReceipt>> {
  const { locale } = request.input;
  const ended = contract ? await carriedOut(context, request, { contract, receipt }) : [];
  const body = { ...receipt, ...(ended.length > 0 ? { ended } : {}) };
  await sendReceipt(context, receipt.reference, {
    kind: 'withdrawal',
    receipt: body,
    ...(locale === undefined || !isLanguage(locale) ? {} : { locale }),
    ...(accountNumber === undefined ? {} : { accountNumber }),
  });
  return { body };
}

/** Goes on with a declaration that was kept already. */
async function earlier(
  context: GatewayContext,
  request: AuthorizedRequest<WithdrawalRequest>,
  reference: string,
): Promise<OperationResult<WithdrawalReceipt> | undefined> {
  const declared = await declaredAs(context, reference);
  if (!declared) return undefined;
  const { input, principal } = request;
  const { kind, name, email, contract } = declared.receipt;
  if (kind === input.kind && name === input.name && email === input.email && contract === input.contract) {
    const own = principal.kind === 'session' && declared.accountNumber === principal.accountNumber;
    return confirmed(context, request, declared, own ? await contractDeclared(context, principal, input) : undefined);
  }
  throw intentUsed('Something else was declared under this intentId.');
}

/**
 * Receives the statutory declaration to withdraw from a contract or to cancel it. It is kept and confirmed whoever declares and whatever the number
 * is; signed out the answer never says whether there is such a contract.
 */
export const declareWithdrawal: OperationHandler<WithdrawalRequest, WithdrawalReceipt> = async (context, request) => {
  const { input, principal, upstreamKey } = request;
  const reference = await referenceOf(context, input);
  return withLocks(context.store, [`withdrawal|${reference}`], async () => {
    const before = await earlier(context, request, reference);
    if (before) return before;
    const contract = await contractDeclared(context, principal, input);
    const declared: Declared = {
      receipt: await receiptOf(context, input, reference),
      ...(contract ? { accountNumber: contract.accountNumber } : {}),
    };
    try {
      await keepDeclared(context, declared, input.locale, upstreamKey);
    } catch (error) {
      // Another process may have kept it meanwhile.
      const kept = isDefinite(error) ? await earlier(context, request, reference) : undefined;
      if (kept) return kept;
      throw error;
    }
    return confirmed(context, request, declared, contract);
  });
};
