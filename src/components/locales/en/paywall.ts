export const messages = {
  checking: 'Checking your subscription…',
  lockedHeading: 'For subscribers',
  locked: 'Choose a plan to continue.',
  lockedOthers: "Your plans don't include this. Choose one that does.",
  paused: 'Your {plan} subscription is paused. Resume it to continue.',
  signIn: 'Already subscribed? Sign in',
  opened: 'Unlocked. Your subscription includes this.',
  failed: "Your subscription couldn't be checked, so this stays locked for now.",
  offline: "You're offline, so your subscription can't be checked. This stays locked for now.",
  retry: 'Check again',
  setup: 'Paywall: {problem}',
  setupPlans: 'Paywall: set plans or products that unlock it.',
};
