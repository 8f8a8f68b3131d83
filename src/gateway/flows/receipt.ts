import { base64url } from 'jose';
import { purchaseReceipt, type OrderRequest, type PurchaseReceipt, type Quote } from '../../api/schemas/storefront/purchase.js';
import type { GatewayContext } from '../context.js';
import { canonicalJson, plainSha256 } from '../digest.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import type { Receipt } from '../receipts.js';
import { consentView } from '../views/catalog.js';

/** Milliseconds for which it is remembered what was accepted, and that a receipt was given out; longer than a purchase can be carried on. */
const KEPT = 48 * 3600 * 1000;

const nameOf = ({ tenant }: GatewayContext, orderNumber: string): string => `accepted|${tenant}|${orderNumber}`;

/** Writes down what a person confirms, before it is done, so that it is known however the purchase goes on. */
export async function rememberAccepted(
  context: GatewayContext,
  {
    orderNumber,
    input,
    quote,
    assortment: sellableCatalog,
  }: { orderNumber: string; input: OrderRequest; quote: Quote; assortment: SellableCatalog },
): Promise<void> {
  const { locale } = input;
  const accepted = sellableCatalog.consents.filter(({ id }) => input.consents.some((consent) => consent.id === id));
  const receipt: Omit<PurchaseReceipt, 'digest'> = {
    orderNumber,
    acceptedAt: new Date(context.now()).toISOString(),
    ...(locale === undefined ? {} : { locale }),
    consents: accepted.map((consent) => {
      const { id, version, text, href } = consentView(consent, locale);
      return { id, version, text, ...(href === undefined ? {} : { href }) };
    }),
    quote,
  };
  const digest = base64url.encode(await plainSha256(canonicalJson(receipt)));
  await context.store.set(nameOf(context, orderNumber), JSON.stringify({ ...receipt, digest }), KEPT);
}

/** What was confirmed for an order; undefined if it is no longer remembered. */
export async function acceptedFor(context: GatewayContext, orderNumber: string): Promise<PurchaseReceipt | undefined> {
  const text = await context.store.get(nameOf(context, orderNumber));
  return text === undefined ? undefined : purchaseReceipt.parse(JSON.parse(text));
}

/**
 * Calls the tenant's hook once for what happened. A failing hook never makes it look failed; it is tried again when the same is answered again.
 * @param id of what happened: the number of an order, the reference of a declaration
 */
export async function sendReceipt(context: GatewayContext, id: string, receipt: Receipt): Promise<void> {
  const { store, tenant, onReceipt } = context;
  if (!onReceipt) return;
  const name = `receipt|${tenant}|${id}`;
  if (!(await store.add(name, '1', KEPT))) return;
  try {
    await onReceipt(receipt);
  } catch (error) {
    await store.remove(name);
    context.report(error);
  }
}
