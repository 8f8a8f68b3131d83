import * as z from 'zod';
import type { CreateSubscriptionActionInputTerms as SubscriptionTerms } from '../../api/schemas/billing/generated/orders.js';
import type { Schema } from '../../api/schemas/schema.js';
import { countryCode, currencyCode, type CountryCode, type CurrencyCode } from '../../api/schemas/values.js';

/** Texts by BCP 47 language. English is always there. */
export type Localized<Text> = { en: Text } & Record<string, Text>;

/** What a tenant sells and how it is shown. Names and prices come from the catalog. Source: demo/offers/README.md. */
export interface Offers {
  /** The first is the default. */
  currencies: CurrencyCode[];
  /** Empty: every country. */
  countries: CountryCode[];
  products: ProductOffer[];
  consents: ConsentOffer[];
}

export interface ProductOffer {
  productId: string;
  texts: Localized<{ description: string; features: string[]; label?: string | undefined }>;
  highlighted?: boolean | undefined;
  contact?: { href: string; texts: Localized<{ text: string }> } | undefined;
  plans: PlanOffer[];
}

export interface PlanOffer {
  productRatePlanId: string;
  quantity?: QuantityOffer | undefined;
  terms?: SubscriptionTerms | undefined;
}

export interface QuantityOffer {
  /** Per-unit charges that get the quantity. */
  chargeIds: string[];
  min: number;
  max: number;
  initial: number;
  unit: Localized<{ one: string; other: string }>;
}

export interface ConsentOffer {
  id: string;
  version: string;
  required: boolean;
  href?: string | undefined;
  texts: Localized<{ text: string }>;
}

const words = z.string().min(1).max(2000);
const id = z.string().min(1).max(64);
const localized = <Text extends z.ZodType>(text: Text) => z.object({ en: text }).catchall(text);

/** Only addresses that cannot run anything in the page. */
const href = z
  .string()
  .max(2000)
  .refine((text) => /^(?:https:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?![/\\])[^\s\\]*)$/.test(text), {
    error: 'must be an https: or mailto: address, or a path that starts with one /',
  });

const quantity = z
  .strictObject({
    chargeIds: z.array(id).min(1),
    min: z.int().min(1),
    max: z.int().max(1_000_000),
    initial: z.int(),
    unit: localized(z.strictObject({ one: words, other: words })),
  })
  .refine(({ min, initial, max }) => min <= initial && initial <= max, { error: 'min <= initial <= max must hold', path: ['initial'] });

const period = z.enum(['Month', 'Year', 'Day', 'Week']);
const terms: z.ZodType<SubscriptionTerms> = z.strictObject({
  autoRenew: z.boolean().optional(),
  initialTerm: z.strictObject({
    termType: z.enum(['TERMED', 'EVERGREEN']),
    period: z.int().min(1).optional(),
    periodType: period.optional(),
  }),
  renewalSetting: z.enum(['RENEW_WITH_SPECIFIC_TERM', 'RENEW_TO_EVERGREEN']).optional(),
  renewalTerms: z.array(z.strictObject({ period: z.int().min(1).optional(), periodType: period.optional() })).optional(),
});

const product = z
  .strictObject({
    productId: id,
    texts: localized(z.strictObject({ description: words, features: z.array(words).max(30), label: words.optional() })),
    highlighted: z.boolean().optional(),
    contact: z.strictObject({ href, texts: localized(z.strictObject({ text: words })) }).optional(),
    plans: z.array(z.strictObject({ productRatePlanId: id, quantity: quantity.optional(), terms: terms.optional() })),
  })
  .refine(({ contact, plans }) => (contact === undefined) !== (plans.length === 0), {
    error: 'must be empty for a product with contact, and not for any other',
    path: ['plans'],
  });

const consent = z.strictObject({
  id,
  version: id,
  required: z.boolean(),
  href: href.optional(),
  texts: localized(z.strictObject({ text: words })),
});

/** A code of the API's own schema inside a schema of the full zod. */
const coded = (schema: Schema<string>, error: string) => z.string().refine((code) => schema.safeParse(code).success, { error });

const unique = <Item>(key: (item: Item) => string, error: string) =>
  z.custom<Item[]>().refine((items) => new Set(items.map(key)).size === items.length, { error });

const offers: z.ZodType<Offers> = z.strictObject({
  currencies: z.array(coded(currencyCode, 'must be an ISO 4217 code')).min(1),
  countries: z.array(coded(countryCode, 'must be an ISO 3166-1 alpha-2 code')),
  products: z.array(product).pipe(unique(({ productId }) => productId, 'each productId may stand once')),
  consents: z.array(consent).pipe(unique(({ id }) => id, 'each id may stand once')),
});

/**
 * Reads an offers file.
 * @throws {TypeError} naming the path of everything that does not fit, for example `products.0.plans.1.quantity.initial`
 */
export function parseOffers(data: unknown): Offers {
  const parsed = offers.safeParse(data);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || '(whole file)'}: ${message}`);
  throw new TypeError(`The offers file does not fit. ${problems.join('; ')}`);
}

/** The text for a language such as `de-AT`: exact, then `de`, then English. */
export function localize<Text>(texts: Localized<Text>, locale: string | undefined): Text {
  const wanted = locale?.toLowerCase() ?? 'en';
  const languages = Object.keys(texts);
  const found =
    languages.find((language) => language.toLowerCase() === wanted) ??
    languages.find((language) => language.toLowerCase() === wanted.split('-')[0]);
  return (found === undefined ? undefined : texts[found]) ?? texts.en;
}
