/** Rows that this sandbox does not serve, each with the reason that it gives. Everything else is real. */
export const UNAVAILABLE = {
  subscribe: 'orders do what this older action does',
  amend: 'orders do what this older action does',
  execute: 'invoices are not split here',
};
