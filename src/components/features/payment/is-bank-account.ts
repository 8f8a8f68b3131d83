import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';

const BANKS = /^(ACH|SEPA|Bacs|BankTransfer|Becs|Betalingsservice|Autogiro|PAD)/;

/** True for a method that debits a bank account. All other methods with last digits are cards or wallets. */
export function isBankAccount({ type }: Pick<PaymentMethodSummary, 'type'>): boolean {
  return BANKS.test(type);
}
