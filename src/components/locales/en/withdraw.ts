export const messages = {
  notOpened: "The form couldn't be opened. Check your connection and try again.",
  tryAgain: 'Try again',
};
