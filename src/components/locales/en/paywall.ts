export const messages = {
  checking: 'Your subscription is being checked.',
  lockedHeading: 'This is for subscribers',
  locked: 'Choose a plan to go on.',
  lockedOthers: 'None of your plans includes this. Choose one that does.',
  paused: 'Your subscription to {plan} is paused, so this is closed.',
  signIn: 'I have a subscription: sign in',
  opened: 'Your subscription includes this. It is open now.',
  failed: 'Your subscription could not be checked, so this stays closed for now.',
  offline: 'There is no network, so your subscription cannot be checked. This stays closed for now.',
  retry: 'Check again',
  setup: 'Paywall: {problem}',
  setupPlans: 'Paywall: name plans or products that open it.',
};
