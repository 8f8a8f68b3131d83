/** Words that every task needs beside its own. */
export const messages = {
  back: 'Back',
  sending: 'One moment, this is being carried out.',
  checking: 'The connection broke, so it is not known yet whether this was done. It is being asked; nothing is done twice.',
  checkNow: 'Ask now',
  asking: 'Asking …',
  otherTab: 'This is being done in another tab right now.',
  offline: 'There is no network. Nothing was sent; what you entered is kept.',
  sessionExpired: 'Your session has ended. What you entered is kept: sign in, then go on here.',
  signIn: 'Sign in',
  resumed: 'You are signed in again. Nothing was sent yet: look it over and go on.',
  rateLimit: 'That was too often in a short time. Nothing was changed; try again in a moment.',
  notAllowed: 'Your session may not do this. Nothing was changed.',
  notDone: 'This did not work, and nothing was changed. You can try again.',
  notDoneReference: 'This did not work, and nothing was changed. You can try again; if you write to us, name {reference}.',
  paymentFailed: 'The payment was not accepted, so nothing was changed. Try again with another payment method.',
};
