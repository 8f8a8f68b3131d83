import type { WithdrawalRequest } from '../../../../api/schemas/storefront/withdrawals.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { WithdrawFormMessages } from '../../../../generated/locales/withdraw-form.js';

/** Entries of the form. */
export interface DeclarationDraft {
  kind: WithdrawalRequest['kind'];
  name: string;
  email: string;
  contract: string;
  reason: string;
}

/** Field that must be filled in. */
export type RequiredField = 'name' | 'email' | 'contract';

/** Maximum lengths that the gateway accepts. */
export const MAX_LENGTHS = { name: 200, email: 80, contract: 100, reason: 2000 } as const;

const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@.<>()[\],;:"]+(?:\.[^\s@.<>()[\],;:"]+)+$/;

/** Returns the error messages by field. */
export function validateDraft(draft: DeclarationDraft, l: FullLocalizer<WithdrawFormMessages>): Partial<Record<RequiredField, string>> {
  return {
    ...(draft.name.trim() === '' ? { name: l.t('nameMissing') } : {}),
    ...(EMAIL.test(draft.email.trim()) ? {} : { email: l.t('emailMissing') }),
    ...(draft.contract.trim() === '' ? { contract: l.t('contractMissing') } : {}),
  };
}

/** Converts the entries to a request. Only a cancellation may have a reason. */
export function toWithdrawalRequest(
  { kind, name, email, contract, reason }: DeclarationDraft,
  intentId: string,
  locale: string,
): WithdrawalRequest {
  return {
    intentId,
    kind,
    name: name.trim(),
    email: email.trim(),
    contract: contract.trim(),
    ...(kind === 'cancel' && reason.trim() !== '' ? { reason: reason.trim() } : {}),
    locale,
  };
}
