import type { WithdrawalRequest } from '../../../../api/schemas/storefront/withdrawals.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { WithdrawFormMessages } from '../../../../generated/locales/withdraw-form.js';

/** What somebody has written so far. */
export interface Draft {
  kind: WithdrawalRequest['kind'];
  name: string;
  email: string;
  contract: string;
  reason: string;
}

export type FieldName = 'name' | 'email' | 'contract';

/** As long as the gateway takes. */
export const LENGTHS = { name: 200, email: 80, contract: 100, reason: 2000 } as const;

const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@.<>()[\],;:"]+(?:\.[^\s@.<>()[\],;:"]+)+$/;

/** What is missing, by field. */
export function problemsOf(draft: Draft, l: FullLocalizer<WithdrawFormMessages>): Partial<Record<FieldName, string>> {
  return {
    ...(draft.name.trim() === '' ? { name: l.t('nameMissing') } : {}),
    ...(EMAIL.test(draft.email.trim()) ? {} : { email: l.t('emailMissing') }),
    ...(draft.contract.trim() === '' ? { contract: l.t('contractMissing') } : {}),
  };
}

/** The declaration as it is sent. Only a cancellation may have a reason. */
export function requestOf({ kind, name, email, contract, reason }: Draft, intentId: string, locale: string): WithdrawalRequest {
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
