/** Words that every part of the account needs; spread into the part's own catalog. */
export const messages = {
  signedOut: 'Sign in to see your account.',
  sessionExpired: 'Your session has ended. Sign in again to see your account.',
  signIn: 'Sign in',
  offline: 'You are offline. This loads as soon as there is a connection.',
  loadFailed: 'This could not be loaded. Nothing has changed.',
  refreshFailed: 'This could not be brought up to date. What you see may be older.',
  tryAgain: 'Try again',
  taskFailed: 'This could not be opened. Check your connection and try again.',
  loading: 'Loading',
};
