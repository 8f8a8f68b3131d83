import { getPaymentMethod } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { formatTimestamp } from '../engine/clock.js';
import type { PaymentMethodRow } from '../engine/payment-methods/payment-methods.js';
import { returnedFields } from '../supported/stored-fields.js';
import { omitEmpty } from './omit-empty.js';

/** Returns the masked card or account number. Undefined after scrubbing. */
export function maskedNumber(method: PaymentMethodRow): string | undefined {
  return method.lastFour === null ? undefined : `************${method.lastFour}`;
}

/** Returns the fields that are specific to cards or to bank accounts. */
function kindFields(method: PaymentMethodRow): Record<string, unknown> {
  const masked = maskedNumber(method);
  switch (method.type) {
    case 'ACH':
      return { bankAccountNumber: masked, bankAccountName: method.holderName };
    case 'SEPA':
      return { IBAN: masked };
    case 'CreditCard':
      return {
        creditCardMaskNumber: masked,
        cardNumber: masked,
        creditCardType: method.cardType,
        expirationMonth: method.expirationMonth,
        expirationYear: method.expirationYear,
      };
    default:
      return method.type.startsWith('CreditCard') ? { creditCardMaskNumber: masked } : { accountNumber: masked };
  }
}

/** Returns a payment method in the wire format, without its account. */
export function wireMethod(method: PaymentMethodRow, isDefault: boolean, call: CallContext): WireBody {
  const { accountHolderInfo, ...details } = method.details;
  const holder = omitEmpty({ ...(typeof accountHolderInfo === 'object' && accountHolderInfo), accountHolderName: method.holderName });
  return omitEmpty({
    id: method.id,
    type: method.type,
    status: method.status,
    isDefault,
    createdOn: formatTimestamp(call.settings.timeZone, method.createdDate),
    ...kindFields(method),
    ...returnedFields(details, getPaymentMethod.response),
    accountHolderInfo: Object.keys(holder).length > 0 ? holder : undefined,
    ...method.customFields,
  });
}

/** Returns a card in the format of the legacy operations. */
export function wireCard(method: PaymentMethodRow, isDefault: boolean): WireBody {
  const { accountHolderInfo } = method.details;
  return omitEmpty({
    id: method.id,
    cardNumber: maskedNumber(method),
    cardType: method.cardType,
    expirationMonth: method.expirationMonth,
    expirationYear: method.expirationYear,
    defaultPaymentMethod: isDefault,
    cardHolderInfo: omitEmpty({ ...(typeof accountHolderInfo === 'object' && accountHolderInfo), cardHolderName: method.holderName }),
  });
}
