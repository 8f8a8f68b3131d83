import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readCard, refusalWhenStored, TEST_CARDS } from '../../../demo/sandbox/form/cards.js';
import {
  brandOf,
  expiryProblem,
  formatExpiry,
  formatNumber,
  numberProblem,
  readExpiry,
  securityCodeProblem,
} from '../../../demo/sandbox/form/public/card-rules.js';

const TODAY = '2026-11-21';
const typed = { number: '4242 4242 4242 4242', expiry: '04 / 30', securityCode: '123', name: ' Maya Okafor ' };

describe('card number', () => {
  it('is grouped as printed, also with digits of other scripts and with dashes', () => {
    expect(formatNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatNumber('4242-4242-4')).toBe('4242 4242 4');
    expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatNumber('٤٢٤٢４２４２')).toBe('4242 4242');
    expect(formatNumber('5555555555554444999')).toBe('5555 5555 5555 4444');
  });

  it('never ends in a space, so that deleting always removes a digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '3', '4', '5', '7', ' ', '-', 'x'), maxLength: 30 }), (text) => {
        const formatted = formatNumber(text);
        expect(formatted).toBe(formatted.trim());
        expect(formatNumber(formatted)).toBe(formatted);
      }),
    );
  });

  it.each([
    ['4', 'Visa'],
    ['5555', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['2721', ''],
    ['34', 'Amex'],
    ['6011', 'Discover'],
    ['3528', 'JCB'],
    ['36', 'Diners Club'],
    ['', ''],
  ])('%s belongs to "%s"', (digits, label) => {
    expect(brandOf(digits).label).toBe(label);
  });

  it('distinguishes missing, incomplete and invalid numbers', () => {
    expect(numberProblem(' ')).toBe('missing');
    expect(numberProblem('4242 4242')).toBe('incomplete');
    expect(numberProblem('4242 4242 4242 4241')).toBe('invalid');
    expect(numberProblem('4242 4242 4242 4242')).toBeUndefined();
  });

  it('is refused when any one digit is mistyped', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (index, shift) => {
        const digits = Array.from('4242424242424242');
        digits[index] = String((Number(digits[index]) + shift) % 10);
        const number = digits.join('');
        fc.pre(brandOf(number).lengths.includes(16));
        expect(numberProblem(number)).toBe('invalid');
      }),
    );
  });
});

describe('expiry date', () => {
  it.each([
    ['4', '04'],
    ['1', '1'],
    ['1/', '01'],
    ['0430', '04 / 30'],
    ['4/30', '04 / 30'],
    ['04/2030', '04 / 30'],
    ['04 / 3', '04 / 3'],
  ])('"%s" becomes "%s"', (text, formatted) => {
    expect(formatExpiry(text)).toBe(formatted);
  });

  it('is valid until the end of its month', () => {
    expect(expiryProblem('11 / 26', TODAY)).toBeUndefined();
    expect(expiryProblem('10 / 26', TODAY)).toBe('past');
    expect(expiryProblem('11 / 26', '2026-12-01')).toBe('past');
  });

  it('distinguishes missing, incomplete and impossible dates', () => {
    expect(expiryProblem('', TODAY)).toBe('missing');
    expect(expiryProblem('04', TODAY)).toBe('incomplete');
    expect(expiryProblem('13 / 30', TODAY)).toBe('invalid');
    expect(expiryProblem('04 / 99', TODAY)).toBe('invalid');
    expect(readExpiry('00 / 30')).toBeUndefined();
  });
});

describe('security code', () => {
  it('has the length of its brand', () => {
    expect(securityCodeProblem('', '4242')).toBe('missing');
    expect(securityCodeProblem('12', '4242')).toBe('incomplete');
    expect(securityCodeProblem('123', '4242')).toBeUndefined();
    expect(securityCodeProblem('123', '378282246310005')).toBe('incomplete');
    expect(securityCodeProblem('1234', '378282246310005')).toBeUndefined();
  });
});

describe('reading a card', () => {
  it('keeps brand, last four, expiry, name and behavior, and drops number and code', () => {
    const read = readCard(typed, TODAY);
    expect(read).toEqual({
      card: { type: 'Visa', lastFour: '4242', expirationMonth: 4, expirationYear: 2030, holderName: 'Maya Okafor', behavior: 'ok' },
    });
  });

  it('accepts every test card', () => {
    for (const { number } of TEST_CARDS) {
      expect(readCard({ ...typed, number }, TODAY)).toMatchObject({ card: { lastFour: number.slice(-4) } });
    }
    expect(readCard({ ...typed, number: '5555555555554444' }, TODAY)).toMatchObject({ card: { type: 'MasterCard' } });
  });

  it('sets the expiry of the card that expires soon', () => {
    expect(readCard({ ...typed, number: '4000000000001125' }, '2027-02-28')).toMatchObject({
      card: { expirationMonth: 2, expirationYear: 2027, behavior: 'ok' },
    });
  });

  it('refuses a valid number that is not a test card', () => {
    expect(readCard({ ...typed, number: '4111111111111111' }, TODAY)).toEqual({ problems: { number: 'not-a-test-card' } });
  });

  it('names every invalid field', () => {
    expect(readCard({ number: '', expiry: '10 / 26', securityCode: '1', name: 'x'.repeat(51) }, TODAY)).toEqual({
      problems: { number: 'missing', expiry: 'past', securityCode: 'incomplete', name: 'too-long' },
    });
  });

  it('declines two of them when they are stored', () => {
    const refusals = Object.fromEntries(TEST_CARDS.map((card) => [card.number, refusalWhenStored(card.behavior)]));
    expect(refusals).toEqual({
      '4242424242424242': undefined,
      '5555555555554444': undefined,
      '4000000000000002': 'declined',
      '4000000000000069': 'expired-card',
      '4000000000000341': undefined,
      '4000000000009995': undefined,
      '4000002760003184': undefined,
      '4000000000001125': undefined,
    });
  });
});
