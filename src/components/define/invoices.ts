import { StorefrontInvoices } from '../features/invoices/invoices.js';

StorefrontInvoices.define();

export { StorefrontInvoices };
export type * from '../events/index.js';
