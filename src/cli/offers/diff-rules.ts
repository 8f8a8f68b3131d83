import { canonicalJson } from '../../api/canonical-json.js';
import type { Offers } from '../../gateway/offers/schema.js';

const differ = (left: unknown, right: unknown): boolean => canonicalJson(left ?? null) !== canonicalJson(right ?? null);

/** Sentences for the entries of a list that were added, removed or changed. */
function diffList<Item>(
  before: readonly Item[] = [],
  after: readonly Item[] = [],
  keyOf: (item: Item) => string,
  say: { added: (key: string) => string; removed: (key: string) => string; changed: (key: string, item: Item, old: Item) => string },
): string[] {
  const find = (items: readonly Item[], key: string): Item | undefined => items.find((item) => keyOf(item) === key);
  return [
    ...after.flatMap((item) => {
      const key = keyOf(item);
      const old = find(before, key);
      if (old === undefined) return [say.added(key)];
      return differ(old, item) ? [say.changed(key, item, old)] : [];
    }),
    ...before.map(keyOf).flatMap((key) => (find(after, key) === undefined ? [say.removed(key)] : [])),
  ];
}

/** Describes changes of consents, coupons, retention offers and questions. */
export function describeLists(before: Offers, after: Offers): string[] {
  return [
    ...diffList(before.consents, after.consents, (consent) => consent.id, {
      added: (id) => `Buyers are asked to accept the terms "${id}".`,
      removed: (id) => `Buyers are no longer asked to accept the terms "${id}".`,
      changed: (id, consent, old) =>
        consent.version === old.version && differ(consent.texts, old.texts)
          ? `The terms "${id}" have another text, but the same version. Change the version too.`
          : `The terms "${id}" change (version ${consent.version}${consent.required ? '' : ', optional'}).`,
    }),
    ...diffList(before.coupons, after.coupons, ({ code }) => code.toUpperCase(), {
      added: (code) => `Coupon ${code} can now be used.`,
      removed: (code) => `Coupon ${code} cannot be used any more. Discounts that it gave continue.`,
      changed: (code) => `Coupon ${code} has other conditions.`,
    }),
    ...diffList(before.retention, after.retention, (offer) => offer.id, {
      added: (id) => `Customers who are about to cancel can get the offer "${id}".`,
      removed: (id) => `Customers who are about to cancel no longer get the offer "${id}".`,
      changed: (id) => `The offer "${id}" to customers who are about to cancel has other conditions.`,
    }),
    ...diffList(before.signUp?.fields, after.signUp?.fields, ({ name }) => name, {
      added: (name) => `The sign-up asks one more question: ${name}.`,
      removed: (name) => `The sign-up no longer asks for ${name}.`,
      changed: (name) => `The sign-up asks for ${name} in another way.`,
    }),
  ];
}

/** Describes changes of rules that apply to all plans. */
export function describeRules(before: Offers, after: Offers): string[] {
  const buyers = (offers: Offers): readonly string[] => offers.signUp?.buyers ?? ['personal', 'company'];
  const rules: [unknown, unknown, string][] = [
    [before.comparison, after.comparison, 'The feature comparison is different.'],
    [buyers(before), buyers(after), `These buyers can sign up: ${buyers(after).join(', ')}.`],
    [
      before.signUp?.purchaseOrder ?? false,
      after.signUp?.purchaseOrder ?? false,
      after.signUp?.purchaseOrder
        ? 'Companies can enter a purchase order number.'
        : 'Companies can no longer enter a purchase order number.',
    ],
    [before.invoicing, after.invoicing, describeInvoicing(after)],
    [
      before.subscriptions?.perFamily ?? 'many',
      after.subscriptions?.perFamily ?? 'many',
      after.subscriptions?.perFamily === 'one'
        ? 'An account can only have one subscription of each product family.'
        : 'An account can have several subscriptions of a product family.',
    ],
    [before.changes, after.changes, 'Other plan changes are possible, or they take effect at another time.'],
    [before.pause, after.pause, describePause(after)],
    [before.cancel, after.cancel, 'Cancellations have other times, reasons or a longer or shorter time to withdraw.'],
  ];
  return rules.filter(([old, now]) => differ(old, now)).map(([, , sentence]) => sentence);
}

function describeInvoicing({ invoicing }: Offers): string {
  return invoicing === undefined
    ? 'Companies can no longer pay on invoice.'
    : `Companies can pay on invoice (${[...new Set(invoicing.terms.map(({ paymentTerm }) => paymentTerm))].join(', ')}), with other conditions than before.`;
}

function describePause({ pause }: Offers): string {
  if (pause?.allowed !== true) return 'Subscriptions can no longer be paused.';
  return pause.longestDays === undefined
    ? 'Subscriptions can be paused for any time.'
    : `Subscriptions can be paused for up to ${pause.longestDays} days.`;
}
