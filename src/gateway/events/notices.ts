import type { PaymentResult } from '../../api/schemas/storefront/payments.js';
import type { IsoDate, Money } from '../../api/schemas/values.js';

/** Notice that a subscription was changed. A cancellation has its own notice with a receipt. */
export interface ChangeNotice {
  kind: 'change';
  accountNumber: string;
  subscriptionNumber: string;
  /** What was changed: the intent of the request, such as `change-plan`, `pause` or `undo`. */
  intent: string;
  /** `payment-required`: the change is in effect, and `due` is open. A second event with another status follows once it is paid. */
  status: 'completed' | 'scheduled' | 'payment-required';
  orderNumber: string;
  /** First day on which the change applies. */
  effectiveDate: IsoDate;
  invoiceNumbers: readonly string[];
  /** Amount paid so far, without credit. */
  paid: Money;
  due: Money;
}

/** Notice that a customer paid open invoices. */
export interface PaymentNotice {
  kind: 'payment';
  accountNumber: string;
  /** `processing`: a bank processes the debit for some days. `payment-required`: only credit was applied, and an amount is still open. */
  status: PaymentResult['status'];
  paymentNumber?: string;
  /** Amount charged to the payment method. */
  paid: Money;
  /** Amount paid with credit. */
  credited: Money;
  /** Remaining balance of each invoice. */
  balances: readonly { invoiceNumber: string; balance: Money }[];
}

/** Notice that a payment was declined, or that the billing platform refused an order. */
export interface RefusalNotice {
  kind: 'refusal';
  operation: 'purchase' | 'change' | 'payment';
  /**
   * Error code of the response, such as `insufficient-funds`. `payment-required`: the order exists, but its payment was declined. `unpaid`:
   * the order of a purchase exists, and was not paid within 24 hours.
   */
  code: string;
  /** Undefined if a visitor without an account wanted to buy and the order was not created. */
  accountNumber?: string;
  /** Number that the order has or would have had. Undefined for a payment. */
  orderNumber?: string;
  subscriptionNumber?: string;
  /** Invoices that the customer wanted to pay. */
  invoiceNumbers?: readonly string[];
}

/** Notice that a customer changed contacts, company data or language. Read the new values from the billing platform. */
export interface ProfileNotice {
  kind: 'profile-change';
  accountNumber: string;
  /** Names of the changed parts: `billTo`, `soldTo`, `shipTo`, `company`, `taxId`, `purchaseOrderNumber`, `language`. */
  fields: readonly string[];
}
