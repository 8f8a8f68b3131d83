/** Operations that the sandbox does not serve, with the reason that callers receive. */
export const UNAVAILABLE = {
  execute: 'invoices cannot be split',
};
