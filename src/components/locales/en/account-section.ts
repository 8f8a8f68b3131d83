/** Messages that every part of the account needs. Each part includes them in its own catalog. */
export const messages = {
  signedOut: 'Sign in to see your account.',
  sessionExpired: 'Your session has ended. Sign in again to see your account.',
  noAccount: "You don't have a plan yet.",
  choosePlan: 'See plans',
  signIn: 'Sign in',
  offline: "You're offline. This loads when you're back online.",
  loadFailed: "This couldn't be loaded. Nothing has changed.",
  refreshFailed: "This couldn't be refreshed. You may be seeing older data.",
  tryAgain: 'Try again',
  taskFailed: "This couldn't be opened. Check your connection and try again.",
  loading: 'Loading',
  updating: 'Updating…',
};
