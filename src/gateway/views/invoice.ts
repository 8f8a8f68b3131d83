import type { BillingDocument } from '../../api/schemas/billing/generated/billing-documents.js';
import type {
  GetInvoiceResponse as BillingInvoice,
  InvoiceItem as BillingInvoiceItem,
} from '../../api/schemas/billing/generated/invoices.js';
import type { Invoice, InvoiceItem, InvoiceSummary } from '../../api/schemas/storefront/invoices.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import { plainQuantity, toMoney } from '../money.js';

export function invoiceSummaryView(document: BillingDocument, accountCurrency: CurrencyCode): InvoiceSummary {
  const currency = document.currency ?? accountCurrency;
  return {
    invoiceNumber: document.documentNumber,
    status: document.status,
    invoiceDate: document.documentDate,
    amount: toMoney(document.amount, currency),
    balance: toMoney(document.balance, currency),
  };
}

function itemView(item: BillingInvoiceItem, currency: CurrencyCode): InvoiceItem {
  return {
    productName: item.productName ?? '',
    chargeName: item.chargeName,
    ...(item.quantity === undefined ? {} : { quantity: plainQuantity(item.quantity) }),
    ...(item.serviceStartDate == null ? {} : { serviceStartDate: item.serviceStartDate }),
    ...(item.serviceEndDate == null ? {} : { serviceEndDate: item.serviceEndDate }),
    amount: toMoney(item.chargeAmount, currency),
  };
}

export function invoiceView(invoice: BillingInvoice, items: readonly BillingInvoiceItem[]): Invoice {
  const { currency } = invoice;
  return {
    invoiceNumber: invoice.invoiceNumber,
    status: invoice.status,
    invoiceDate: invoice.invoiceDate,
    ...(invoice.dueDate == null ? {} : { dueDate: invoice.dueDate }),
    amount: toMoney(invoice.amount, currency),
    tax: toMoney(invoice.taxAmount ?? '0', currency),
    balance: toMoney(invoice.balance, currency),
    items: items.map((item) => itemView(item, currency)),
  };
}
