import type { Context } from '../context.js';
import type { Receipt } from '../options.js';

/** Milliseconds for which it is remembered that a receipt was given out; longer than a purchase can be carried on. */
const KEPT = 48 * 3600 * 1000;

/** Calls the tenant's hook once for an order. A failing hook never makes a purchase look failed; it is tried again when the order is answered again. */
export async function sendReceipt(context: Context, receipt: Receipt): Promise<void> {
  const { store, tenant, onReceipt } = context;
  if (!onReceipt) return;
  const name = `receipt|${tenant}|${receipt.orderNumber}`;
  if (!(await store.add(name, '1', KEPT))) return;
  try {
    await onReceipt(receipt);
  } catch (error) {
    await store.remove(name);
    context.report(error);
  }
}
