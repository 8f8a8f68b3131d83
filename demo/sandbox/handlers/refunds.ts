import { and, desc, eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CancelRefundRequest, GetRefundRequest } from '../../../src/generated/api/schemas/refunds.js';
import type { CallContext, WireBody } from '../context.js';
import { refunds } from '../database/schema.js';
import { formatTimestamp } from '../engine/clock.js';
import { jsonNumber } from '../engine/money.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { cancelRefund as cancel, getRefundRow, type RefundDetails } from '../engine/refunds.js';
import type { RefundRow } from '../engine/funds.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import { refundListInput, type RefundFields, type RefundListInput } from '../supported/refunds.js';
import { pickStored, returnedFields } from '../supported/stored-fields.js';
import { pageOf, readPage } from './paging.js';
import { parseSort } from './sorting.js';
import { equalsIfSet, recordCondition } from './filters.js';

const SORTABLE = {
  number: refunds.number,
  amount: refunds.amount,
  status: refunds.status,
  type: refunds.type,
  refundDate: refunds.refundDate,
  createdDate: refunds.createdDate,
} as const;

/** Returns the details of a refund in a request. */
export function refundDetails(input: RefundFields): RefundDetails {
  return { ...input, customFields: pickCustomFields(input), details: pickStored('refund', input) };
}

/** Returns a refund in the wire format. Empty fields are omitted. */
export function wireRefund(refund: RefundRow, call: CallContext): WireBody {
  const { timeZone } = call.settings;
  const filled = {
    paymentId: refund.paymentId,
    creditMemoId: refund.creditMemoId,
    paymentMethodId: refund.paymentMethodId,
    gatewayResponse: refund.gatewayResponse,
    gatewayResponseCode: refund.gatewayResponseCode,
    comment: refund.comment,
    referenceId: refund.referenceId,
    cancelledOn: refund.cancelledDate && formatTimestamp(timeZone, refund.cancelledDate),
  };
  return {
    id: refund.id,
    number: refund.number,
    accountId: refund.accountId,
    type: refund.type,
    methodType: refund.methodType,
    status: refund.status,
    amount: jsonNumber(refund.amount),
    refundDate: refund.refundDate,
    reasonCode: refund.reasonCode,
    createdDate: formatTimestamp(timeZone, refund.createdDate),
    ...Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null)),
    ...refund.customFields,
    ...returnedFields(refund.details, rows.getRefund.response),
  };
}

/** `GET /v1/refunds`, newest first by default. */
async function listRefunds(input: RefundListInput, call: CallContext): Promise<WireBody> {
  const page = readPage(input);
  const { accountId, amount, methodType, number, paymentId, refundDate, status, type } = input;
  const found = await call.tx
    .select()
    .from(refunds)
    .where(
      and(
        equalsIfSet(refunds.accountId, accountId),
        equalsIfSet(refunds.amount, amount),
        equalsIfSet(refunds.methodType, methodType),
        equalsIfSet(refunds.number, number),
        equalsIfSet(refunds.paymentId, paymentId),
        equalsIfSet(refunds.refundDate, refundDate),
        status === undefined ? undefined : status === 'Processing' ? eq(refunds.id, '') : eq(refunds.status, status),
        equalsIfSet(refunds.type, type),
        recordCondition(refunds.createdDate, input, call.settings.timeZone),
      ),
    )
    .orderBy(...parseSort(input.sort, SORTABLE, 'refunds'), desc(refunds.createdDate), desc(refunds.number))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows: shown, nextPage } = pageOf(found, page, call.url);
  return { success: true, refunds: shown.map((row) => wireRefund(row, call)), ...nextPage };
}

/** `GET /v1/refunds/{refundKey}`. */
async function getRefund(input: GetRefundRequest, call: CallContext): Promise<WireBody> {
  return { success: true, ...wireRefund(await getRefundRow(call.tx, input.refundKey), call) };
}

/** `PUT /v1/refunds/{refundKey}/cancel`. */
async function cancelRefund(input: CancelRefundRequest, call: CallContext): Promise<WireBody> {
  return { success: true, ...wireRefund(await cancel(call, input.refundKey), call) };
}

/** Endpoints by operation name. */
export const refundEndpoints = {
  listRefunds: partialEndpoint(rows.listRefunds, 'refunds', refundListInput, listRefunds),
  getRefund: endpoint(rows.getRefund, 'refunds', getRefund),
  cancelRefund: endpoint(rows.cancelRefund, 'refunds', cancelRefund),
};
