import type { StorefrontError } from '../../../api/errors.js';
import type { PaymentResult } from '../../../api/schemas/storefront/payments.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { PayInvoicesMessages } from '../../../generated/locales/pay-invoices.js';
import { addMoney, isPositiveMoney } from '../../../api/money/money.js';
import type { BalanceChange } from './payment-draft.js';

const REFUSALS: ReadonlyMap<string, keyof PayInvoicesMessages> = new Map([
  ['insufficient-funds', 'insufficient'],
  ['method-expired', 'methodExpired'],
  ['payment-method-refused', 'methodRefused'],
  ['payment-method-required', 'noMethod'],
]);

/** Whether it was refused because of what was to pay it. */
export function isMethodRefused({ type, code }: StorefrontError): boolean {
  return type === 'payment' || REFUSALS.has(code);
}

/** Why a payment was refused; undefined where the words for any change say it as well. @param changes what is owed otherwise by now */
export function refusalWords(
  error: StorefrontError,
  changes: readonly BalanceChange[],
  l: FullLocalizer<PayInvoicesMessages>,
): string | undefined {
  if (error.code === 'balance-changed') {
    const each = changes.map(({ before, now }) =>
      l.t('changedFrom', {
        number: before.invoiceNumber,
        before: l.money(before.balance),
        now: l.money(now?.balance ?? { ...before.balance, amount: '0' }),
      }),
    );
    return [l.t('changed'), ...each].join(' ');
  }
  return isMethodRefused(error) ? l.t(REFUSALS.get(error.code) ?? 'declined') : undefined;
}

/** What is still owed after a payment that was not taken, or of which only the credit was. */
export function unpaidWords({ credited, balances }: PaymentResult, l: FullLocalizer<PayInvoicesMessages>): string {
  const [first, ...others] = balances.map(({ balance }) => balance);
  const left = first && addMoney(first, ...others);
  const values = { credit: l.money(credited), left: left ? l.money(left) : '–' };
  return l.t(isPositiveMoney(credited) ? 'creditOnly' : 'notTaken', values);
}
