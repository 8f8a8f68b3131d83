export const messages = {
  heading: 'Your next bill',
  back: 'All invoices',
  lead: 'Estimate as of today. Usage and changes before the bill date are added.',
  on: 'On {date}',
  moreLines: 'And {count} more lines, included in the total',
  later: 'After that, until {date}',
  credits: 'Credits',
  none: 'No bills until {date}.',
  loading: 'Calculating the next bill…',
  failed: "The next bill couldn't be calculated. Nothing has changed.",
  tryAgain: 'Try again',
};
