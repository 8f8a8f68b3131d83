export const messages = {
  heading: 'Your next bill',
  back: 'All invoices',
  lead: 'As it stands today. What changes until then, such as use, changes it too.',
  on: 'On {date}',
  later: 'After that, until {date}',
  none: 'No bill is to come until {date}.',
  loading: 'The next bill is being worked out.',
  failed: 'The next bill could not be worked out. Nothing has changed.',
  tryAgain: 'Try again',
};
