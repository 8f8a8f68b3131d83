/** Rows that this sandbox does not serve, each with the reason that it gives. Everything else is real. */
export const UNAVAILABLE = {
  execute: 'invoices are not split here',
};
