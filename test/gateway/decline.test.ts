import { describe, expect, it } from 'vitest';
import { StorefrontError, type ErrorType } from '../../src/api/errors.js';
import { declineFromError } from '../../src/gateway/flows/payment-declines.js';

const refusalOf = (type: ErrorType, code: string, message: string) =>
  new StorefrontError({ type, code, message, status: 200, reasons: [{ code, message }] });

describe('declined payments', () => {
  it.each([
    ['payment', '58730099', 'The gateway answered: do not honor.', 'payment-declined'],
    ['conflict', '58730030', 'Collection failed: The card was declined. [card_declined]', 'payment-declined'],
    ['conflict', '58730030', 'The card has insufficient funds.', 'insufficient-funds'],
    ['conflict', '58730030', 'The card has expired.', 'method-expired'],
  ] as const)('recognizes %s %s "%s" as %s', (type, code, message, expected) => {
    expect(declineFromError(refusalOf(type, code, message))?.details.code).toBe(expected);
  });

  it.each([
    ['permission', '58730010', 'You do not have the permission "Process Payments".'],
    ['invalid-request', '58730020', "The payment term 'Net 31' is not valid for this payment gateway."],
    ['conflict', '58730030', 'The account has no default payment gateway.'],
  ] as const)('does not treat %s %s "%s" as a decline, because another card would not help', (type, code, message) => {
    expect(declineFromError(refusalOf(type, code, message))).toBeUndefined();
  });
});
