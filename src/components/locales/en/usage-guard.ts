export const messages = {
  title: 'Spending guard',
  lead: 'This page warns you once use comes close to an amount. It stops nothing, and your service goes on.',
  amount: 'Most that use should cost in a billing period ({currency})',
  amountMissing: 'Give an amount above zero, such as {example}.',
  warnAt: 'Warn at',
  save: 'Set the guard',
  saving: 'Being set …',
  remove: 'Take the guard away',
};
