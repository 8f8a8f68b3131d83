import { messages as accountSection } from './account-section.js';

export const messages = {
  ...accountSection,
  caption: 'Payment methods',
  empty: "You don't have a payment method yet. Add one to pay your bills.",
  expires: 'Expires {month}',
  expiresSoon: 'Expires soon: {month}. Add another one before then.',
  expired: "Expired {month}. It can't be used anymore.",
  isDefault: 'Default',
  pays: { one: 'Used for subscription {numbers}', other: 'Used for subscriptions {numbers}' },
  paysAmongOthers: 'Used for {numbers} and possibly other subscriptions',
  lastFailure: 'Last payment declined: {reason}',
  add: 'Add a payment method',
  makeDefault: 'Make default',
  remove: 'Remove',
};
