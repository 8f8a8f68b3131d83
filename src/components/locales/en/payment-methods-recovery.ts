export const messages = {
  overdueSince: '{total} is overdue since {date}.',
  overdue: '{total} is overdue.',
  failedWith: 'The payment with {method} was not accepted: {reason}',
  recover: 'Pay {total} now',
};
