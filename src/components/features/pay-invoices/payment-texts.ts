import type { StorefrontError } from '../../../api/errors.js';
import type { PaymentResult } from '../../../api/schemas/storefront/payments.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { PayInvoicesMessages } from '../../../generated/locales/pay-invoices.js';
import { addMoney, isPositiveMoney } from '../../../api/money/money.js';
import type { BalanceChange } from './payment-draft.js';

const REFUSAL_MESSAGES: ReadonlyMap<string, keyof PayInvoicesMessages> = new Map([
  ['insufficient-funds', 'insufficient'],
  ['method-expired', 'methodExpired'],
  ['payment-method-refused', 'methodRefused'],
  ['payment-method-required', 'noMethod'],
]);

/** True if the payment was refused because of its payment method. */
export function isMethodRefused({ type, code }: StorefrontError): boolean {
  return type === 'payment' || REFUSAL_MESSAGES.has(code);
}

/**
 * Returns the text for a refused payment. Undefined if the general text for refused tasks applies.
 *
 * @param changes balances that have changed since the confirmation
 */
export function refusalText(
  error: StorefrontError,
  changes: readonly BalanceChange[],
  l: FullLocalizer<PayInvoicesMessages>,
): string | undefined {
  if (error.code === 'balance-changed') {
    const changeTexts = changes.map(({ before, now }) =>
      l.t('changedFrom', {
        number: before.invoiceNumber,
        before: l.money(before.balance),
        now: l.money(now?.balance ?? { ...before.balance, amount: '0' }),
      }),
    );
    return [l.t('changed'), ...changeTexts].join(' ');
  }
  return isMethodRefused(error) ? l.t(REFUSAL_MESSAGES.get(error.code) ?? 'declined') : undefined;
}

/** Returns the text after a declined charge, with the amount still due. Mentions the credit, if any was used despite the declined charge. */
export function unpaidText({ credited, balances }: PaymentResult, l: FullLocalizer<PayInvoicesMessages>): string {
  const [first, ...others] = balances.map(({ balance }) => balance);
  const remaining = first && addMoney(first, ...others);
  const values = { credit: l.money(credited), left: remaining ? l.money(remaining) : '–' };
  return l.t(isPositiveMoney(credited) ? 'creditOnly' : 'notTaken', values);
}
