export const messages = {
  current: 'Current plan',
  currentPeriod: 'Current plan: {period}',
  manage: 'Manage {product}',
  switchTo: 'Switch to {plan}',
  planPeriod: '{product} ({period})',
  unitsAndPrice: '{units}, {price}',
  nextBill: 'next bill {amount} on {date}',
  second: 'Add a second subscription',
};
