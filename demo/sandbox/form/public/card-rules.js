// @ts-check
/**
 * Format rules for card numbers, expiry dates and security codes. The page uses them while the customer types. The server uses them again,
 * and its result counts.
 */

/**
 * Supported card brands, identified by the first digits of the card number.
 * @type {readonly import('./card-rules.js').CardBrand[]}
 */
const BRANDS = [
  { type: 'AmericanExpress', label: 'Amex', pattern: /^3[47]/, groups: [4, 6, 5], lengths: [15], securityCodeLength: 4 },
  { type: 'Visa', label: 'Visa', pattern: /^4/, groups: [4, 4, 4, 4, 3], lengths: [13, 16, 19], securityCodeLength: 3 },
  {
    type: 'MasterCard',
    label: 'Mastercard',
    pattern: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    groups: [4, 4, 4, 4],
    lengths: [16],
    securityCodeLength: 3,
  },
  { type: 'Diners', label: 'Diners Club', pattern: /^3(?:0[0-5]|[689])/, groups: [4, 6, 4], lengths: [14], securityCodeLength: 3 },
  { type: 'JCB', label: 'JCB', pattern: /^35(?:2[89]|[3-8])/, groups: [4, 4, 4, 4, 3], lengths: [16, 17, 18, 19], securityCodeLength: 3 },
  {
    type: 'Discover',
    label: 'Discover',
    pattern: /^6(?:011|4[4-9]|5)/,
    groups: [4, 4, 4, 4, 3],
    lengths: [16, 17, 18, 19],
    securityCodeLength: 3,
  },
];

/** @type {import('./card-rules.js').CardBrand} */
const UNKNOWN = {
  type: 'Unknown',
  label: '',
  pattern: /^/,
  groups: [4, 4, 4, 4, 3],
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  securityCodeLength: 3,
};

/** Code points of the digit zero in other scripts: Arabic-Indic, Extended Arabic-Indic, Devanagari, fullwidth. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

/**
 * Returns the digits of a text as ASCII digits, without all other characters. Supports the digits of several scripts.
 * @param {string} text
 */
export function digitsOf(text) {
  let digits = '';
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const zero = [0x30, ...ZEROS].find((start) => point >= start && point <= start + 9);
    if (zero !== undefined) digits += String(point - zero);
  }
  return digits;
}

/**
 * Returns the brand of a card number or of its first digits. Its `label` is empty if the brand is unknown.
 * @param {string} number
 */
export function brandOf(number) {
  const digits = digitsOf(number);
  return BRANDS.find((brand) => brand.pattern.test(digits)) ?? UNKNOWN;
}

/**
 * Formats a card number in the brand's digit groups, without a trailing space.
 * @param {string} text
 */
export function formatNumber(text) {
  const brand = brandOf(text);
  const digits = digitsOf(text).slice(0, Math.max(...brand.lengths));
  const parts = [];
  let from = 0;
  for (const size of brand.groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/**
 * Formats a complete or partial expiry date as `MM / YY`. Also accepts autofill formats such as `04/2030`.
 * @param {string} text
 */
export function formatExpiry(text) {
  const filled = /^\s*(\d{1,2})\s*[/-]\s*\d{2}(\d{2})\s*$/.exec(text);
  if (filled) return `${(filled[1] ?? '').padStart(2, '0')} / ${filled[2]}`;
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits) || (digits.length === 1 && /^\s*\S\s*[/-]/.test(text))) digits = `0${digits}`;
  digits = digits.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/**
 * Parses an expiry date in any format that {@link formatExpiry} accepts. Undefined if the date is incomplete or invalid.
 * @param {string} text
 */
export function readExpiry(text) {
  const parts = /^(\d{2}) \/ (\d{2})$/.exec(formatExpiry(text));
  if (!parts) return undefined;
  const month = Number(parts[1]);
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(parts[2]) } : undefined;
}

/**
 * True if the Luhn checksum is valid. It detects single wrong digits and most swaps of adjacent digits.
 * @param {string} digits
 */
function isLuhnValid(digits) {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/**
 * Validates a card number. Returns `missing`, `incomplete` or `invalid`, or undefined if the number is valid.
 * @param {string} text
 */
export function numberProblem(text) {
  const digits = digitsOf(text);
  if (digits === '') return 'missing';
  const { lengths } = brandOf(digits);
  if (digits.length < Math.min(...lengths)) return 'incomplete';
  return lengths.includes(digits.length) && isLuhnValid(digits) ? undefined : 'invalid';
}

/**
 * Validates an expiry date. Returns `missing`, `incomplete`, `invalid` or `past`, or undefined if the date is valid. A card is valid until
 * the end of its expiry month.
 * @param {string} text
 * @param {string} today `YYYY-MM-DD`
 */
export function expiryProblem(text, today) {
  const digits = digitsOf(text);
  if (digits === '') return 'missing';
  if (digitsOf(formatExpiry(text)).length < 4) return 'incomplete';
  const expiry = readExpiry(text);
  if (!expiry) return 'invalid';
  const [year = 0, month = 0] = today.split('-').map(Number);
  if (expiry.year < year || (expiry.year === year && expiry.month < month)) return 'past';
  return expiry.year > year + 20 ? 'invalid' : undefined;
}

/**
 * Validates the security code for the card `number`. Returns `missing` or `incomplete`, or undefined if the code is valid.
 * @param {string} text
 * @param {string} number
 */
export function securityCodeProblem(text, number) {
  const digits = digitsOf(text);
  if (digits === '') return 'missing';
  return digits.length === brandOf(number).securityCodeLength ? undefined : 'incomplete';
}
