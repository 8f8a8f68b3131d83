/** Messages that every task needs in addition to its own. */
export const messages = {
  back: 'Back',
  sending: 'Working on it…',
  checking: "The connection was lost, so we're checking whether this went through. Nothing will be done twice.",
  checkNow: 'Check status',
  asking: 'Checking…',
  otherTab: 'This is in progress in another tab.',
  offline: "You're offline. Nothing was sent, and what you entered is kept.",
  sessionExpired: 'Your session has ended. Sign in again to continue. What you entered is kept.',
  signIn: 'Sign in',
  resumed: "You're signed in again. Nothing has been sent yet. Review it and continue.",
  rateLimit: 'Too many attempts. Nothing was changed. Try again in a moment.',
  notAllowed: "You don't have permission to do this. Nothing was changed.",
  notDone: "This didn't work. Nothing was changed. Try again.",
  notDoneReference: "This didn't work. Nothing was changed. Try again, or contact us with reference {reference}.",
  paymentFailed: 'Payment declined. Nothing was changed. Try another payment method.',
};
