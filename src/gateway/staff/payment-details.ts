import { Refusal } from '../refusal.js';

/** Names, in lower case, of fields that contain card numbers, bank account numbers, or tokens and agreements that can be charged. */
const SECRET_FIELDS = [
  'achaccountnumber',
  'achabacode',
  'baid',
  'bankaccountnumber',
  'banktransferaccountnumber',
  'cardnumber',
  'cardsecuritycode',
  'creditcardnumber',
  'creditcardsecuritycode',
  'cvv',
  'iban',
  'paypalbaid',
  'paypalpreapprovalkey',
  'preapprovalkey',
  'secondtokenid',
  'securitycode',
  'tokenid',
];
const SECRET_FIELD_IN_QUERY = new RegExp(String.raw`\b(?:${SECRET_FIELDS.join('|')})\b`, 'i');
/** Object types that only the payment form may write. The platform may ignore blanks around a name. */
const PAYMENT_METHOD_TYPE = /^\s*paymentmethod/i;

function paymentDetailsRefusal(subject: string): Refusal {
  return new Refusal({
    status: 403,
    type: 'permission',
    code: 'payment-details',
    message: `${subject} is not allowed, because payment details must not pass through staff pages. Use the payment form.`,
  });
}

function findSecretField(body: unknown): string | undefined {
  let level: unknown[] = [body];
  while (level.length > 0) {
    const fields = level.flatMap((part): [string, unknown][] => (typeof part === 'object' && part !== null ? Object.entries(part) : []));
    const found = fields.find(([name]) => SECRET_FIELDS.includes(name.trim().toLowerCase()));
    if (found) return found[0];
    level = fields.map(([, value]) => value);
  }
  return undefined;
}

/**
 * Refuses generic operations that would read or write payment details.
 * @param body parsed body; undefined if there is none
 * @throws {Refusal} 403; the message names the field
 */
export function checkPaymentDetails(body: unknown, search: URLSearchParams): void {
  const name = findSecretField(body);
  if (name !== undefined) throw paymentDetailsRefusal(name);
  const { type, queryString } = { type: undefined, queryString: undefined, ...(typeof body === 'object' ? body : {}) };
  if (typeof type === 'string' && PAYMENT_METHOD_TYPE.test(type)) throw paymentDetailsRefusal(type);
  const queriedField = typeof queryString === 'string' ? SECRET_FIELD_IN_QUERY.exec(queryString)?.[0] : undefined;
  if (queriedField !== undefined) throw paymentDetailsRefusal(queriedField);
  for (const [parameter, value] of search) {
    if (/^(?:expand|fields|[\w.]*fields)(?:\[\])?$/i.test(parameter) && /payment-?methods?/i.test(value))
      throw paymentDetailsRefusal(parameter);
    if (SECRET_FIELD_IN_QUERY.test(value)) throw paymentDetailsRefusal(parameter);
  }
}
