import { eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { GetUsageRateDetailRequest } from '../../../src/generated/api/schemas/usage.js';
import type { CallContext, WireBody } from '../context.js';
import { invoiceItems, invoices, usageRatings } from '../database/schema.js';
import { listPriceText, rateDetailText } from '../engine/rating/rate-detail-text.js';
import { billingError, notFound } from '../errors.js';
import { endpoint } from '../http/endpoint.js';
import { omitEmpty } from './omit-empty.js';

/** `GET /v1/invoices/invoice-item/{invoice-item-id}/usage-rate-detail`. */
async function getUsageRateDetail(input: GetUsageRateDetailRequest, call: CallContext): Promise<WireBody> {
  const id = input['invoice-item-id'];
  const [found] = await call.tx
    .select({ item: invoiceItems, invoice: invoices, rating: usageRatings })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .leftJoin(usageRatings, eq(usageRatings.invoiceItemId, invoiceItems.id))
    .where(eq(invoiceItems.id, id));
  if (!found) throw notFound('invoice item', id);
  const { item, invoice, rating } = found;
  if (!rating) throw billingError('usage', 'rule', `The invoice item '${id}' has no usage.`);
  return {
    success: true,
    data: omitEmpty({
      // Amount and quantity are JavaScript numbers and may lose digits. `rateDetail` is exact.
      amountWithoutTax: Number(rating.amount),
      chargeNumber: rating.chargeNumber,
      invoiceId: invoice.id,
      invoiceItemId: item.id,
      invoiceNumber: invoice.number,
      listPrice: listPriceText(rating),
      quantity: Number(rating.units),
      rateDetail: rateDetailText(rating, invoice.currency),
      servicePeriod: `${item.serviceStartDate} - ${item.serviceEndDate}`,
      uom: rating.uom,
    }),
  };
}

/** Endpoints by operation name. */
export const usageRateEndpoints = { getUsageRateDetail: endpoint(rows.getUsageRateDetail, 'usage', getUsageRateDetail) };
