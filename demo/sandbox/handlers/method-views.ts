import type { Call, WireBody } from '../context.js';
import { formatTimestamp } from '../engine/clock.js';
import type { PaymentMethodRow } from '../engine/payment-methods/payment-methods.js';
import { withoutEmpty } from './answers.js';

/** All that anybody sees of a card or account number; nothing once it is scrubbed. */
export function maskedNumber(method: PaymentMethodRow): string | undefined {
  return method.lastFour === null ? undefined : `************${method.lastFour}`;
}

/** What is said of a card or bank account beside what every method has. */
function kindFields(method: PaymentMethodRow): Record<string, unknown> {
  const masked = maskedNumber(method);
  switch (method.type) {
    case 'ACH':
      return { bankAccountNumber: masked, bankAccountName: method.holderName };
    case 'SEPA':
      return { IBAN: masked };
    case 'Bacs':
      return { accountNumber: masked };
    default:
      return {
        creditCardMaskNumber: masked,
        cardNumber: masked,
        creditCardType: method.cardType,
        expirationMonth: method.expirationMonth,
        expirationYear: method.expirationYear,
      };
  }
}

/** A payment method. It names no account. */
export function wireMethod(method: PaymentMethodRow, isDefault: boolean, call: Call): WireBody {
  const { accountHolderInfo, ...details } = method.details;
  const holder = withoutEmpty({ ...(typeof accountHolderInfo === 'object' && accountHolderInfo), accountHolderName: method.holderName });
  return withoutEmpty({
    id: method.id,
    type: method.type,
    status: method.status,
    isDefault,
    createdOn: formatTimestamp(call.settings.timeZone, method.createdDate),
    ...kindFields(method),
    ...details,
    accountHolderInfo: Object.keys(holder).length > 0 ? holder : undefined,
    ...method.customFields,
  });
}

/** A card as the older operations show it. */
export function wireCard(method: PaymentMethodRow, isDefault: boolean): WireBody {
  const { accountHolderInfo } = method.details;
  return withoutEmpty({
    id: method.id,
    cardNumber: maskedNumber(method),
    cardType: method.cardType,
    expirationMonth: method.expirationMonth,
    expirationYear: method.expirationYear,
    defaultPaymentMethod: isDefault,
    cardHolderInfo: withoutEmpty({ ...(typeof accountHolderInfo === 'object' && accountHolderInfo), cardHolderName: method.holderName }),
  });
}
