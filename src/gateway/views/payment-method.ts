import {
  accountPaymentMethod,
  type AccountPaymentMethod,
  type ListAccountPaymentMethodsResponse as AccountPaymentMethods,
} from '../../generated/api/schemas/accounts.js';
import type { PaymentMethodSummary } from '../../api/schemas/storefront/payment-methods.js';
import { omitEmpty } from './omit-empty.js';

/** Common names of the platform's payment method types. Unknown types are shown under the platform's name. */
const TYPE_BY_PLATFORM_TYPE: Readonly<Record<string, PaymentMethodSummary['type']>> = {
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
 * All payment methods of an account. The response has one list for each type, and the API definition names only some of the lists. Every
 * entry that is valid as a payment method is included.
 */
export function allMethods(response: AccountPaymentMethods): AccountPaymentMethod[] {
  const lists: unknown[] = Object.values(response).filter(Array.isArray);
  return lists.flat().flatMap((entry): AccountPaymentMethod[] => {
    const method = accountPaymentMethod.safeParse(entry);
    return method.success ? [method.data] : [];
  });
}

/** Active payment methods. */
export function usableMethods(response: AccountPaymentMethods): AccountPaymentMethod[] {
  return allMethods(response).filter(({ status }) => (status ?? 'Active') === 'Active');
}

/** Default payment method. Undefined if no active method is the default. */
export function defaultMethod(response: AccountPaymentMethods, accountDefault?: string): AccountPaymentMethod | undefined {
  const methods = usableMethods(response);
  return (
    methods.find(({ id }) => id === (accountDefault ?? response.defaultPaymentMethodId)) ??
    methods.find(({ isDefault }) => isDefault === true)
  );
}

/** Masked numbers of a payment method. They end with the digits that customers recognize. */
function maskedNumbers(method: AccountPaymentMethod): unknown[] {
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

/** Public part of a payment method: type, brand, last digits and expiry. Nothing else leaves the gateway. */
export function methodSummary(method: AccountPaymentMethod): PaymentMethodSummary {
  const digits = maskedNumbers(method).flatMap((number) => (typeof number === 'string' ? (/\d{2,4}$/.exec(number) ?? []) : []));
  const { creditCardType, googleCardType, appleCardType, expirationMonth, expirationYear } = method;
  const brand = creditCardType ?? googleCardType ?? appleCardType;
  return {
    type: TYPE_BY_PLATFORM_TYPE[method.type] ?? method.type,
    ...omitEmpty({ brand, lastDigits: digits[0], expirationMonth, expirationYear }),
  };
}
