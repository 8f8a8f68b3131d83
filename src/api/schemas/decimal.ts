import * as z from 'zod/mini';
import type { Schema } from './schema.js';
import { DECIMAL, type DecimalString } from './values.js';

const EXPONENT = /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d{1,2})$/;

/** Returns the plain notation of a decimal that may have an exponent. Undefined if the text is not a number. */
function plain(text: string): DecimalString | undefined {
  if (DECIMAL.test(text)) return text;
  const parts = EXPONENT.exec(text);
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const split = Math.max(point, 1);
  const integer = padded.slice(0, split).replace(/^0+(?=\d)/, '');
  const rest = padded.slice(split).replace(/0+$/, '');
  return `${sign}${integer}${rest ? `.${rest}` : ''}`;
}

/** Parses an amount, which is a JSON number or text on the wire, into a {@link DecimalString} without arithmetic. */
export const decimal: Schema<DecimalString> = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value: number | string, context) => {
    const text = plain(String(value).trim());
    if (text === undefined) {
      context.issues.push({ code: 'custom', message: 'must be a decimal number', input: value });
      return z.NEVER;
    }
    return text;
  }),
);
