import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';

const BANKS = /^(ACH|SEPA|Bacs|BankTransfer|Becs|Betalingsservice|Autogiro|PAD)/;

/** Whether money is taken from a bank account; cards and what stands for one (wallets) are everything else that has last digits. */
export function isBankAccount({ type }: Pick<PaymentMethodSummary, 'type'>): boolean {
  return BANKS.test(type);
}
