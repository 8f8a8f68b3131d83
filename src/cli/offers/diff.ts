import { canonicalJson } from '../../api/canonical-json.js';
import type { Offers } from '../../gateway/offers/schema.js';
import { describeLists, describeRules } from './diff-rules.js';

type Product = Offers['products'][number];
type Plan = Product['plans'][number];

/** Returns the name of a product or plan for sentences. */
export type NameOf = (id: string) => string;

const same = (left: unknown, right: unknown): boolean => canonicalJson(left ?? null) === canonicalJson(right ?? null);

/** Describes what changes for customers if the offers file `before` is replaced with `after`. Empty if nothing changes. */
export function diffOffers(before: Offers, after: Offers, nameOf: NameOf): string[] {
  return [
    ...diffCurrencies(before, after),
    ...diffCountries(before, after),
    ...diffProducts(before, after, nameOf),
    ...describeLists(before, after),
    ...describeRules(before, after),
  ];
}

function diffCurrencies({ currencies: before }: Offers, { currencies: after }: Offers): string[] {
  const [first = ''] = after;
  return [
    ...after.filter((code) => !before.includes(code)).map((code) => `Customers can now pay in ${code}.`),
    ...before.filter((code) => !after.includes(code)).map((code) => `Nobody can buy in ${code} any more.`),
    ...(before[0] === first ? [] : [`The first currency that visitors see is ${first} instead of ${before[0] ?? ''}.`]),
  ];
}

function diffCountries({ countries: before }: Offers, { countries: after }: Offers): string[] {
  if (same(before.toSorted(), after.toSorted())) return [];
  if (after.length === 0) return ['Customers in every country can buy, not only in some.'];
  if (before.length === 0) return [`Only customers in these countries can buy: ${after.join(', ')}.`];
  const added = after.filter((code) => !before.includes(code));
  const removed = before.filter((code) => !after.includes(code));
  return [
    ...(added.length > 0 ? [`Customers in ${added.join(', ')} can now buy.`] : []),
    ...(removed.length > 0 ? [`Customers in ${removed.join(', ')} cannot buy any more.`] : []),
  ];
}

function diffProducts({ products: before }: Offers, { products: after }: Offers, nameOf: NameOf): string[] {
  const kept = after.filter(({ productId }) => before.some((old) => old.productId === productId));
  const order = before.filter(({ productId }) => kept.some((product) => product.productId === productId));
  const sorted = same(
    kept.map(({ productId }) => productId),
    order.map(({ productId }) => productId),
  );
  return [
    ...after
      .filter((product) => !kept.includes(product))
      .map(
        ({ productId, plans }) =>
          `Product ${nameOf(productId)} is new, with ${plans.map((plan) => nameOf(plan.productRatePlanId)).join(', ') || 'no plans'}.`,
      ),
    ...before
      .filter(({ productId }) => !after.some((product) => product.productId === productId))
      .map(({ productId }) => `Product ${nameOf(productId)} is no longer shown or sold. Its subscribers keep their subscriptions.`),
    ...(sorted ? [] : ['The products are shown in another order.']),
    ...kept.flatMap((product) => {
      const old = before.find(({ productId }) => productId === product.productId);
      return old ? diffProduct(old, product, nameOf) : [];
    }),
  ];
}

function diffProduct(before: Product, after: Product, nameOf: NameOf): string[] {
  const name = `Product ${nameOf(after.productId)}`;
  const texts = [...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])].filter(
    (language) => !same(before.texts[language], after.texts[language]),
  );
  const simple: [keyof Product, string][] = [
    ['highlighted', after.highlighted ? 'is now recommended' : 'is no longer recommended'],
    ['category', after.category === undefined ? 'has no category any more' : `is now in the category "${after.category}"`],
    ['family', 'belongs to another product family, so that other plan changes are possible'],
    ['contact', after.contact ? 'is now sold by your sales team: the page shows a contact link' : 'has no contact link any more'],
    ['unavailable', after.unavailable ? 'is shown, but not sold at the moment' : 'can be bought again'],
    ['addOn', after.addOn ? 'is now only sold together with another product' : 'is now sold alone'],
    ['addOns', `is offered with these add-ons: ${after.addOns?.map(nameOf).join(', ') ?? 'none'}`],
  ];
  return [
    ...(texts.length > 0 ? [`${name} has other texts (${texts.join(', ')}).`] : []),
    ...simple.filter(([field]) => !same(before[field], after[field])).map(([, change]) => `${name} ${change}.`),
    ...diffPlans(before.plans, after.plans, nameOf),
  ];
}

function diffPlans(before: readonly Plan[], after: readonly Plan[], nameOf: NameOf): string[] {
  const oldOf = ({ productRatePlanId: id }: Plan): Plan | undefined => before.find(({ productRatePlanId }) => productRatePlanId === id);
  return [
    ...after.filter((plan) => !oldOf(plan)).map((plan) => `Plan ${nameOf(plan.productRatePlanId)} can now be bought.`),
    ...before
      .filter(({ productRatePlanId: id }) => !after.some((plan) => plan.productRatePlanId === id))
      .map((plan) => `Plan ${nameOf(plan.productRatePlanId)} cannot be bought any more. Its subscribers keep their subscriptions.`),
    ...after.flatMap((plan) => {
      const old = oldOf(plan);
      return old ? diffPlan(old, plan, `Plan ${nameOf(plan.productRatePlanId)}`) : [];
    }),
  ];
}

function diffPlan(before: Plan, after: Plan, name: string): string[] {
  const { quantity, trial, terms } = after;
  return [
    ...(same(before.trial, trial) ? [] : [trial ? `${name} now has a trial of ${lengthOf(trial)}.` : `${name} has no trial any more.`]),
    ...(same(before.quantity, quantity)
      ? []
      : [
          quantity
            ? `${name} can be bought for ${quantity.min} to ${quantity.max} ${quantity.unit.en.other}, at first ${quantity.initial}.`
            : `${name} has no choice of quantity any more.`,
        ]),
    ...(same(before.terms, terms) ? [] : [`${name} has another term or renewal, for new subscriptions.`]),
  ];
}

function lengthOf(trial: NonNullable<Plan['trial']>): string {
  const [unit = '', count = 0] =
    Object.entries({ days: trial.days, weeks: trial.weeks, months: trial.months }).find(([, value]) => value !== undefined) ?? [];
  return `${count} ${count === 1 ? unit.replace(/s$/, '') : unit}`;
}
