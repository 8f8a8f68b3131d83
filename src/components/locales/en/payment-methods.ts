import { messages as accountSection } from './account-section.js';

export const messages = {
  ...accountSection,
  caption: 'Payment methods',
  empty: 'No payment method is kept yet. Add one, so that your bills can be paid.',
  expires: 'Expires {month}',
  expiresSoon: 'Expires soon: {month}. Add another before then.',
  expired: 'Expired {month}. It cannot pay any more.',
  isDefault: 'Pays your bills',
  pays: { one: 'Pays subscription {numbers}', other: 'Pays subscriptions {numbers}' },
  lastFailure: 'The last payment with it was not accepted: {reason}',
  add: 'Add a payment method',
  makeDefault: 'Use for my bills',
  remove: 'Remove',
};
