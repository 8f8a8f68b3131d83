import * as z from 'zod/v4/core';
import { decimal } from '../../../src/api/schemas/decimal.js';
import { DECIMAL } from '../../../src/api/schemas/values.js';
import type { ValidatorParts } from '../../../src/api/schemas/validator.js';
import { wireDate, wireInteger } from '../../../src/api/schemas/wire.js';

/** Texts that are harmful if interpreted as markup. None of them may become an element, an attribute or a URL. */
const HOSTILE_TEXTS: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)' planted='",
  '</style><style>*{display:none}</style><planted-element>',
  '<svg onload=alert(1)><foreignObject><iframe srcdoc="x">',
  '<!--<?lit$123$?>{{lit-123}}<template shadowrootmode=open>',
  'javascript:alert(document.domain)',
  'JaVaScRiPt:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  '//evil.example/%2e%2e',
  'https://user:pass@evil.example/?q="><b>',
  'mailto:a@b.example?body="><b>',
  '\u202egnp.exe\u202c \u2066left\u2069 \u200b\u200d\ufeff',
  '\u0000\u0007\u001b[31m\u007f',
  '\ud800 lone \udfff',
  '👩‍👩‍👧‍👦🏳️‍🌈 é́́́́́́́ ﷽',
  'مرحبا بالعالم 1,234.56 عشرون',
  '__proto__',
  'constructor',
  'toString',
  '{count} {amount} {price} {0} %s ${alert(1)} {{7*7}}',
  "Robert'); DROP TABLE plans;--",
  '-0',
  '1e999',
  'NaN',
  'W'.repeat(3000),
  'unbroken-'.repeat(40),
];

/** Texts of clean data. */
const CLEAN_TEXTS = ['Build', 'Seats', 'For most teams', 'plan', 'https://shop.example/terms', '12', 'EN'] as const;

/** Texts for schemas with a pattern. */
const FITTING = [
  ...['USD', 'EUR', 'JPY', 'BHD', 'XXX', 'ZZZ', 'DE', 'US', 'AR', 'JP', 'ZZ', 'XX', 'BTC'],
  ...['0.00', '12.50', '-0', '-12.50', '0.0000000000000000001', '99999999999999999999999999999.99', '1', '1234567'],
  ...['2026-11-21', '2026-02-31', '0000-01-01', '9999-12-31', '2024-02-29'],
  ...['2026-11-21T09:00:00Z', 'a@b.example', 'INV00000001', 'sf_0123456789abcdefghijklmnop'],
];

/** Ids that responses share, so that references between them resolve. Some are hostile. */
export const IDS = ['plan-1', 'product-1', '__proto__', '"><script>alert(1)</script>', 'plan-2'] as const;

const DAYS = ['2026-11-21', '2026-02-28', '0001-01-01', '9999-12-31', '2024-02-29'] as const;

const NUMBERS = [0, 1, 2, 3, 12, -1, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER] as const;

const JUNK: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  1.5,
  2 ** 60,
  true,
  [],
  {},
  [null],
  '12,50',
  '1e3',
  '2026-13-01',
  { toString: 1 },
  [[[]]],
];

/** Generator of values. The same seed gives the same values. */
export interface Maker {
  /** Returns a random JSON value that fits a schema. */
  value(schema: unknown): unknown;
}

const hasParts = (schema: unknown): schema is { readonly parts: ValidatorParts } =>
  typeof schema === 'object' && schema !== null && 'parts' in schema && schema.parts !== undefined;

/** Returns the regular expressions of a string's zod schema. */
const patternsOf = (schema: z.$ZodString): RegExp[] =>
  (schema._zod.def.checks ?? []).flatMap(({ _zod }) =>
    'pattern' in _zod.def && _zod.def.pattern instanceof RegExp ? [_zod.def.pattern] : [],
  );

/** Mulberry32: small, and the same in every browser. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Scopes of subscriber sessions and staff sessions. */
const SCOPES = ['profile', 'payment-methods', 'subscriptions', 'usage', 'invoices', 'activity']
  .flatMap((name) => [`${name}:read`, `${name}:write`])
  .concat('purchase', 'invoices:pay')
  .concat(['accounts', 'billing', 'catalog', 'objects', 'periods', 'revenue'].flatMap((name) => [`${name}:read`, `${name}:write`]));

/**
 * Creates values for response schemas.
 *
 * @param options `hostile`: uses hostile texts instead of clean ones wherever the schema allows any text. `broken`: makes part of the value invalid.
 *   `whole`: includes all optional fields and leaves no list empty.
 */
export function makerOf({ hostile, broken, whole = false }: { hostile: boolean; broken: boolean; whole?: boolean }, seed: number): Maker {
  const random = randomFrom(seed);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

  const textOf = (patterns: readonly RegExp[], key: string): string => {
    const [pattern] = patterns;
    if (pattern) {
      const fitting = [...FITTING, ...CLEAN_TEXTS].filter((text) => pattern.test(text));
      if (fitting.length === 0) throw new Error(`No known text fits ${String(pattern)}. Add one to FITTING.`);
      return oneOf(fitting);
    }
    if (/Id$|^addOns$/.test(key)) return oneOf(hostile ? IDS : IDS.filter((id) => !/[<_]/.test(id)));
    // Mostly uses known values, because they reach more code than random texts.
    if (key === 'type' && random() < 0.8) return oneOf(['Recurring', 'OneTime', 'Usage', 'CreditCard', 'text', 'choice', 'checkbox']);
    if (key === 'model' && random() < 0.8) return oneOf(['FlatFee', 'PerUnit', 'Tiered', 'Volume', 'Overage', 'TieredWithOverage']);
    if (key === 'billingPeriod' && random() < 0.8) return oneOf(['Month', 'Annual', 'Week']);
    if (key === 'status' && random() < 0.8) return oneOf(['Active', 'Suspended', 'Cancelled', 'Posted', 'Draft', 'completed']);
    if (!hostile) return oneOf(CLEAN_TEXTS);
    // A clean text that contains a hostile one, or a hostile text alone.
    return random() < 0.3 ? `${oneOf(CLEAN_TEXTS)} ${oneOf(HOSTILE_TEXTS)}` : oneOf(HOSTILE_TEXTS);
  };

  const objectOf = (fields: Readonly<Record<string, unknown>>): unknown => {
    const entries = Object.entries(fields).map(([name, inner]) => [name, valueOf(inner, name)] as const);
    const missing = broken && random() < 0.05 ? oneOf(entries)?.[0] : undefined;
    const surplus = !hostile || random() > 0.2 ? [] : oneOf([[['constructor', 'x']], [['__proto__', { polluted: true }]], [['added', 1]]]);
    return Object.fromEntries([...entries.filter(([name, value]) => value !== undefined && name !== missing), ...surplus]);
  };

  const listOf = (entry: unknown, key: string): unknown[] => {
    // Uses all known scopes, so that every action is offered.
    if (key === 'scopes' && random() < 0.75) return SCOPES;
    return Array.from({ length: oneOf(whole ? [1, 1, 2, 2, 3] : [0, 1, 1, 2, 2, 3]) }, () => valueOf(entry, key));
  };

  const optionalOf = (inner: unknown, key: string): unknown => {
    // Mostly omitted, because the client refuses a next page that is not a URL of this gateway.
    const left = key === 'nextPage' ? 0.95 : whole ? 0 : 0.35;
    return random() < left ? undefined : valueOf(inner, key);
  };

  /** Returns a random value that fits a validator of the storefront API. */
  const partOf = ({ type, fields, entry, optional, refined, checks = [], values }: ValidatorParts, key: string): unknown => {
    if (fields) return objectOf(fields);
    if (entry) return listOf(entry, key);
    if (optional) return optionalOf(optional, key);
    if (values) return oneOf(values);
    if (type === 'boolean') return random() < 0.5;
    if (type === 'number') return oneOf(NUMBERS);
    if (type === 'string') return textOf([], key);
    if (type === 'object') return { [oneOf(IDS)]: oneOf(hostile ? HOSTILE_TEXTS : CLEAN_TEXTS) };
    const patterns = checks.flatMap(({ expression }) => expression ?? []);
    if (refined?.parts) return patterns.length > 0 ? textOf(patterns, key) : partOf(refined.parts, key);
    throw new Error('These tests do not know this kind of validator.');
  };

  const fitting = (schema: unknown, key: string): unknown => {
    if (hasParts(schema)) return partOf(schema.parts, key);
    if (schema instanceof z.$ZodObject) return objectOf(schema._zod.def.shape);
    if (schema instanceof z.$ZodArray) return listOf(schema._zod.def.element, key);
    if (schema instanceof z.$ZodOptional) return optionalOf(schema._zod.def.innerType, key);
    if (schema instanceof z.$ZodNullable) return random() < 0.35 ? null : valueOf(schema._zod.def.innerType, key);
    if (schema instanceof z.$ZodUnion) return valueOf(oneOf(schema._zod.def.options), key);
    if (schema instanceof z.$ZodEnum) return oneOf(Object.values(schema._zod.def.entries));
    if (schema instanceof z.$ZodLiteral) return oneOf(schema._zod.def.values);
    if (schema instanceof z.$ZodBoolean) return random() < 0.5;
    if (schema instanceof z.$ZodNumber) return oneOf(NUMBERS);
    // Formats of dates and integers in the billing API.
    if (schema === wireDate) return oneOf(DAYS);
    if (schema === wireInteger) return oneOf(NUMBERS.filter(Number.isSafeInteger));
    if (schema === decimal) return oneOf(FITTING.filter((text) => DECIMAL.test(text)));
    if (schema instanceof z.$ZodPipe) {
      const { in: first, out } = schema._zod.def;
      // Fields that allow text or numbers mostly contain text.
      if (first instanceof z.$ZodUnion && random() < 0.8) return fitting(first._zod.def.options[0], key);
      return fitting(first instanceof z.$ZodTransform || first instanceof z.$ZodUnknown ? out : first, key);
    }
    // An object with some of the fields in its description.
    if (schema instanceof z.$ZodRecord && schema._zod.def.valueType instanceof z.$ZodUnknown) {
      const names = ['Id', 'Name', 'Balance', 'AccountId', hostile ? oneOf(HOSTILE_TEXTS) : 'Notes'];
      return Object.fromEntries(names.map((name) => [name, valueOf(schema._zod.def.valueType, name)]));
    }
    if (schema instanceof z.$ZodRecord) return Object.fromEntries([[oneOf(IDS), valueOf(schema._zod.def.valueType, key)]]);
    if (schema instanceof z.$ZodUnknown) return oneOf(hostile ? HOSTILE_TEXTS : CLEAN_TEXTS);
    if (schema instanceof z.$ZodString) return textOf(patternsOf(schema), key);
    throw new Error('These tests do not know this kind of schema.');
  };

  const valueOf = (schema: unknown, key: string): unknown =>
    broken && random() < 0.02 ? oneOf(hostile ? [...JUNK, ...HOSTILE_TEXTS] : JUNK) : fitting(schema, key);

  return { value: (schema) => valueOf(schema, '') };
}

/** Returns all texts in a value that contain hostile text. */
export function hostileTextsIn(value: unknown): string[] {
  if (typeof value === 'string') return HOSTILE_TEXTS.some((text) => value.includes(text)) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(hostileTextsIn);
}
