import { StorefrontInvoices } from '../features/invoices/invoices.js';

StorefrontInvoices.define();
