// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { chargeRequest } from '../schemas/shared.js';
import {
  revenueRuleNameResponse,
  getRevenueAutomationStartDateRequest,
  getRevenueAutomationStartDateResponse,
} from '../schemas/revenue-rules.js';

/** Name of the rule by which a subscription charge is recognized. By the id or number of the charge. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-recognition-rules/subscription-charges/{charge-key}`. */
export const getRevenueRuleOfSubscriptionCharge = /* @__PURE__ */ operation({
  name: 'revenue-rules.get-by-subscription-charge',
  method: 'GET',
  path: '/v1/revenue-recognition-rules/subscription-charges/{charge-key}',
  request: chargeRequest,
  response: revenueRuleNameResponse,
  retry: 'safe',
});

/** Name of the rule by which a product charge is recognized. By the id of the charge. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-recognition-rules/product-charges/{charge-key}`. */
export const getRevenueRuleOfProductCharge = /* @__PURE__ */ operation({
  name: 'revenue-rules.get-by-product-charge',
  method: 'GET',
  path: '/v1/revenue-recognition-rules/product-charges/{charge-key}',
  request: chargeRequest,
  response: revenueRuleNameResponse,
  retry: 'safe',
});

/** First day whose invoices make schedules by themselves. Older operation: still served, no longer recommended by the platform. `GET /v1/settings/finance/revenue-automation-start-date`. */
export const getRevenueAutomationStartDate = /* @__PURE__ */ operation({
  name: 'revenue-rules.automation-start-date',
  method: 'GET',
  path: '/v1/settings/finance/revenue-automation-start-date',
  request: getRevenueAutomationStartDateRequest,
  response: getRevenueAutomationStartDateResponse,
  retry: 'safe',
});
