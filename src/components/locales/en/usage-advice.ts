export const messages = {
  coming: 'Calculating…',
  failed: "This couldn't be calculated.",
  none: 'There is no complete billing period to compare yet.',
  stay: '{plan} was the cheapest plan for your usage.',
  move: '{plan} would have cost {saving} less per month.',
  basis: {
    one: 'Estimated from list prices and your usage in the last billing period, before tax, discounts and one-time charges.',
    other: 'Estimated from list prices and your usage in the last {count} billing periods, before tax, discounts and one-time charges.',
  },
  look: 'View this change',
  plan: 'Plan',
  monthly: 'Per month',
  yours: 'your plan',
};
