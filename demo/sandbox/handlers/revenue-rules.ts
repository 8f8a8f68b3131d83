import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { GetRevenueRuleOfProductChargeRequest } from '../../../src/generated/api/schemas/revenue-rules.js';
import type { CallContext, WireBody } from '../context.js';
import { findCharge } from '../engine/catalog.js';
import { formatTimestamp } from '../engine/clock.js';
import { readAccountingPeriods } from '../engine/ledger/accounting-periods.js';
import { recognitionRule } from '../engine/revenue/recognition-rules.js';
import { getNewestSegment } from '../engine/revenue/revenue-sources.js';
import { billingError, notFound } from '../errors.js';
import { endpoint } from '../http/endpoint.js';
import { LEDGER_USER } from './ledger-pages.js';

/** `GET /v1/revenue-recognition-rules/product-charges/{charge-key}`. */
async function getRevenueRuleOfProductCharge(input: GetRevenueRuleOfProductChargeRequest, call: CallContext): Promise<WireBody> {
  const charge = await findCharge(call.tx, input['charge-key']);
  if (!charge) throw notFound('product charge', input['charge-key']);
  return { success: true, revenueRecognitionRuleName: recognitionRule(charge) };
}

/** `GET /v1/revenue-recognition-rules/subscription-charges/{charge-key}`: returns the revenue recognition rule of the catalog charge. */
async function getRevenueRuleOfSubscriptionCharge(input: GetRevenueRuleOfProductChargeRequest, call: CallContext): Promise<WireBody> {
  const { charge } = await getNewestSegment(call.tx, input['charge-key']);
  const ofCatalog = await findCharge(call.tx, charge.productRatePlanChargeId);
  return { success: true, revenueRecognitionRuleName: recognitionRule(ofCatalog) };
}

/**
 * `GET /v1/settings/finance/revenue-automation-start-date`: the first day of the first accounting period. Documents before that day have no
 * revenue schedules.
 */
async function getRevenueAutomationStartDate(_: Record<string, unknown>, call: CallContext): Promise<WireBody> {
  const [first] = await readAccountingPeriods(call.tx);
  if (!first) throw billingError('revenue', 'rule', "'startDate': there is no accounting period, so revenue is not automated.");
  return {
    success: true,
    startDate: first.startDate,
    updatedBy: LEDGER_USER,
    updatedOn: formatTimestamp(call.settings.timeZone, first.updatedDate),
  };
}

/** Endpoints by operation name. */
export const revenueRuleEndpoints = {
  getRevenueRuleOfProductCharge: endpoint(rows.getRevenueRuleOfProductCharge, 'revenue', getRevenueRuleOfProductCharge),
  getRevenueRuleOfSubscriptionCharge: endpoint(rows.getRevenueRuleOfSubscriptionCharge, 'revenue', getRevenueRuleOfSubscriptionCharge),
  getRevenueAutomationStartDate: endpoint(rows.getRevenueAutomationStartDate, 'revenue', getRevenueAutomationStartDate),
};
