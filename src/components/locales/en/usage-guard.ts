export const messages = {
  title: 'Spending alert',
  lead: "You get a warning here when usage gets close to your limit. Your service isn't stopped.",
  amount: 'Limit per billing period ({currency})',
  amountMissing: 'Enter an amount above zero, such as {example}.',
  warnAt: 'Warn at',
  save: 'Set alert',
  saving: 'Saving…',
  remove: 'Remove alert',
};
