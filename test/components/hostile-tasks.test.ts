import { getInvoice } from '../../src/api/operations/storefront/invoice.js';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import { getUsage } from '../../src/api/operations/storefront/usage.js';
import '../../src/components/define/invoices.js';
import '../../src/components/define/payment-methods.js';
import '../../src/components/define/profile.js';
import '../../src/components/define/subscriptions.js';
import '../../src/components/define/usage.js';
// Preloaded, because it normally loads only after the first clean response is rendered.
import '../../src/components/define/payment.js';
import type { Shape } from './support/hostile-client.js';
import { hostileSuite, type Subject } from './support/hostile-suite.js';
import { ScriptedForm } from './support/purchases.js';

const NUMBER = 'A-S00000007';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

/** Permissions that make each task of a subscription available. */
const POSSIBLE = {
  renew: true,
  autoRenew: true,
  convertTrial: true,
  paymentMethod: true,
  pause: { earliest: '2026-11-21', latest: '9999-12-31', longestDays: 90 },
  resume: { earliest: '2026-11-21', latest: '9999-12-31' },
};

/** Sets the number, status and available tasks of the subscription. All other data stays hostile. */
const ofSubscription: Shape = (row, answer) => {
  if (!isObject(answer) || row !== listSubscriptions) return answer;
  const one = first(answer['subscriptions']);
  if (!isObject(one)) return answer;
  const { can, scheduled } = one;
  const planned = first(scheduled);
  const changed = {
    ...one,
    subscriptionNumber: NUMBER,
    status: 'Active',
    ...(isObject(can) ? { can: { ...can, ...POSSIBLE } } : {}),
    ...(isObject(planned) ? { scheduled: ['cancel', 'pause'].map((undo) => ({ ...planned, undo })) } : {}),
  };
  return { ...answer, subscriptions: [changed] };
};

/** Gives the invoice a balance, so that it can be paid. */
const ofDebt: Shape = (row, answer) => {
  const owed = (invoice: unknown): unknown =>
    isObject(invoice) ? { ...invoice, invoiceNumber: 'INV-1', status: 'Posted', balance: { amount: '12.50', currency: 'USD' } } : invoice;
  if (row === getInvoice) return owed(answer);
  if (row !== listInvoices || !isObject(answer)) return answer;
  return { ...answer, invoices: [owed(first(answer['invoices']))] };
};

const ofUse: Shape = (row, answer) => {
  const named = (entry: unknown): unknown => (isObject(entry) ? { ...entry, subscriptionNumber: NUMBER } : entry);
  if (row !== getUsage || !isObject(answer)) return answer;
  return { ...answer, meters: [named(first(answer['meters']))], guards: [named(first(answer['guards']))] };
};

const properties = () => ({ paymentAdapter: new ScriptedForm() });
const change = (flow: string): Subject => ({
  tag: 'storefront-subscriptions',
  attributes: { flow, subscription: NUMBER },
  adjustResponse: ofSubscription,
  properties,
  // Selecting an option requests the price.
  press: '.task input[type=radio], .task input[type=checkbox]',
  part: 'task',
});

const CHANGES = [
  ...['change-plan', 'change-quantity', 'change-add-ons', 'pause', 'resume', 'cancel', 'renew', 'set-renewal'],
  ...['convert-trial', 'set-payment-method', 'undo:cancel', 'undo:pause'],
];

hostileSuite([
  ...CHANGES.map(change),
  ...(['pay', 'invoice'] as const).map((flow): Subject => ({
    tag: 'storefront-invoices',
    attributes: { flow, invoice: 'INV-1' },
    adjustResponse: ofDebt,
    properties,
    part: 'task',
  })),
  ...(['add', 'recover'] as const).map((flow): Subject => ({
    tag: 'storefront-payment-methods',
    attributes: { flow },
    adjustResponse: ofDebt,
    properties,
    part: 'task',
    // The form for a new payment method shows no data of responses.
    ...(flow === 'add' ? { minShownShare: 0 } : {}),
  })),
  ...(['bill-to', 'sold-to', 'ship-to', 'company', 'language'] as const).map((flow): Subject => ({
    tag: 'storefront-profile',
    attributes: { flow },
    adjustResponse: (_row, answer) => answer,
    part: 'task',
  })),
  // The spending guard shows only amounts and currencies, no text of responses.
  { tag: 'storefront-usage', attributes: { flow: 'guard', subscription: NUMBER }, adjustResponse: ofUse, part: 'task', minShownShare: 0 },
]);
