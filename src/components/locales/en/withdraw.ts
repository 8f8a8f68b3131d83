export const messages = {
  notOpened: 'The form could not be opened. Check your connection and try again.',
  tryAgain: 'Try again',
};
