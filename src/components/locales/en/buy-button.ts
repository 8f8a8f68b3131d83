export const messages = {
  subscribe: 'Subscribe',
  title: 'Your subscription',
  close: 'Close. What you entered is kept.',
  opening: 'The purchase is being opened.',
  notOpened: 'The purchase could not be opened. Nothing has been ordered. Press the button to try again.',
  offline: 'There is no network, so the purchase could not be opened. Nothing has been ordered.',
  setup: 'Buy button: {problem}',
  setupPlan: 'Buy button: set plan to the id of a rate plan.',
};
