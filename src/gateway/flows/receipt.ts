import { base64url } from 'jose';
import type { InvoicePaymentTerms } from '../../api/schemas/storefront/invoicing.js';
import { purchaseReceipt, type OrderRequest, type PurchaseReceipt } from '../../api/schemas/storefront/purchase.js';
import { type Quote } from '../../api/schemas/storefront/quote.js';
import type { GatewayContext } from '../context.js';
import { canonicalJson } from '../../api/canonical-json.js';
import { plainSha256 } from '../digest.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { consentView } from '../views/catalog.js';
import { parse } from '../../api/schemas/parse.js';

/** Lifetime of a receipt in milliseconds. Longer than the time in which a purchase can be resumed. */
const RECEIPT_LIFETIME = 48 * 3600 * 1000;

const receiptKey = ({ tenant }: GatewayContext, orderNumber: string): string => `accepted|${tenant}|${orderNumber}`;

/** Saves the receipt of a confirmed purchase. Called before the order is sent, so that the receipt exists even if a later step fails. */
export async function savePurchaseReceipt(
  context: GatewayContext,
  {
    orderNumber,
    input,
    quote,
    invoicing,
    sellableCatalog,
  }: {
    orderNumber: string;
    input: OrderRequest;
    quote: Quote;
    invoicing?: InvoicePaymentTerms | undefined;
    sellableCatalog: SellableCatalog;
  },
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
    ...(invoicing ? { invoicing } : {}),
  };
  const digest = base64url.encode(await plainSha256(canonicalJson(receipt)));
  await context.store.set(receiptKey(context, orderNumber), JSON.stringify({ ...receipt, digest }), RECEIPT_LIFETIME);
}

/** Reads the receipt of an order. Returns undefined if it has expired. */
export async function readPurchaseReceipt(context: GatewayContext, orderNumber: string): Promise<PurchaseReceipt | undefined> {
  const text = await context.store.get(receiptKey(context, orderNumber));
  return text === undefined ? undefined : parse(purchaseReceipt, JSON.parse(text));
}
