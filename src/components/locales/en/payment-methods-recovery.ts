export const messages = {
  overdueSince: '{total} is past due since {date}.',
  overdue: '{total} is past due.',
  failedWith: 'Payment with {method} declined: {reason}',
  recover: 'Pay {total} now',
};
