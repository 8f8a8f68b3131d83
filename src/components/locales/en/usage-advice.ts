export const messages = {
  coming: 'Working it out …',
  failed: 'This could not be worked out.',
  none: 'There is no whole billing period yet that plans could be compared by.',
  stay: 'Stay: with your use, {plan} was the cheapest.',
  move: '{plan} would have cost {saving} less a month.',
  basis: {
    one: 'By the use of the last billing period; an estimate from list prices, before tax, discounts and one-time charges.',
    other: 'By the use of the last {count} billing periods; an estimate from list prices, before tax, discounts and one-time charges.',
  },
  look: 'Look at this change',
  plan: 'Plan',
  monthly: 'A month',
  yours: 'your plan',
};
