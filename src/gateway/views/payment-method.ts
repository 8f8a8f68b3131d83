import {
  accountPaymentMethod,
  type AccountPaymentMethod,
  type ListAccountPaymentMethodsResponse as AccountPaymentMethods,
} from '../../generated/api/schemas/accounts.js';
import type { PaymentMethodSummary } from '../../api/schemas/storefront/payment-methods.js';
import { omitEmpty } from './omit-empty.js';

/** What people call the platform's kinds of methods. A kind that is not here is shown by the platform's name. */
const KINDS: Readonly<Record<string, PaymentMethodSummary['type']>> = {
  CreditCardReferenceTransaction: 'CreditCard',
  SEPA: 'BankTransfer',
  Betalingsservice: 'BankTransfer',
  Autogiro: 'BankTransfer',
  Bacs: 'BankTransfer',
  Becs: 'BankTransfer',
  Becsnz: 'BankTransfer',
  PAD: 'BankTransfer',
  PayPalCP: 'PayPal',
  PayPalEC: 'PayPal',
  PayPalNativeEC: 'PayPal',
  PayPalAdaptive: 'PayPal',
  AdyenApplePay: 'ApplePay',
  AdyenGooglePay: 'GooglePay',
};

/**
 * Every method of an account. Each kind has a list of its own in the answer, under names of which the definition shows some only; what is in such a
 * list and reads as a method is one.
 */
export function keptMethods(answer: AccountPaymentMethods): AccountPaymentMethod[] {
  const lists: unknown[] = Object.values(answer).filter(Array.isArray);
  return lists.flat().flatMap((entry): AccountPaymentMethod[] => {
    const method = accountPaymentMethod.safeParse(entry);
    return method.success ? [method.data] : [];
  });
}

/** Every method that can pay. */
export function usableMethods(answer: AccountPaymentMethods): AccountPaymentMethod[] {
  return keptMethods(answer).filter(({ status }) => (status ?? 'Active') === 'Active');
}

/** The method that pays unless another is named. */
export function defaultMethod(answer: AccountPaymentMethods, accountDefault?: string): AccountPaymentMethod | undefined {
  const methods = usableMethods(answer);
  return (
    methods.find(({ id }) => id === (accountDefault ?? answer.defaultPaymentMethodId)) ??
    methods.find(({ isDefault }) => isDefault === true)
  );
}

/** Everything of a method that ends in the digits that people know it by. */
function numbersOf(method: AccountPaymentMethod): unknown[] {
  const { creditCardMaskNumber, cardNumber, IBAN, accountNumber, googleCardNumber, appleCardNumber } = method;
  return [
    creditCardMaskNumber,
    cardNumber,
    IBAN,
    accountNumber,
    Reflect.get(method, 'bankAccountNumber'),
    googleCardNumber,
    appleCardNumber,
  ];
}

/** Kind, brand, last digits and end of validity; nothing else of a method leaves the gateway. */
export function methodSummary(method: AccountPaymentMethod): PaymentMethodSummary {
  const digits = numbersOf(method).flatMap((number) => (typeof number === 'string' ? (/\d{2,4}$/.exec(number) ?? []) : []));
  const { creditCardType, googleCardType, appleCardType, expirationMonth, expirationYear } = method;
  const brand = creditCardType ?? googleCardType ?? appleCardType;
  return {
    type: KINDS[method.type] ?? method.type,
    ...omitEmpty({ brand, lastDigits: digits[0], expirationMonth, expirationYear }),
  };
}
