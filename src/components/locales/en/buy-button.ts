export const messages = {
  subscribe: 'Subscribe',
  title: 'Subscribe',
  close: 'Close. What you entered is kept.',
  opening: 'Opening checkout…',
  notOpened: "Checkout couldn't be opened. Nothing was ordered. Press the button to try again.",
  offline: "You're offline, so checkout couldn't be opened. Nothing was ordered.",
  setup: 'Buy button: {problem}',
  setupPlan: 'Buy button: set plan to the id of a rate plan.',
};
