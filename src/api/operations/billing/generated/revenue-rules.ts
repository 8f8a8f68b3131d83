// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../operation.js';
import {
  getRevenueRuleOfSubscriptionChargeRequest,
  getRevenueRuleOfSubscriptionChargeResponse,
  getRevenueRuleOfProductChargeRequest,
  getRevenueRuleOfProductChargeResponse,
  getRevenueAutomationStartDateRequest,
  getRevenueAutomationStartDateResponse,
} from '../../../schemas/billing/generated/revenue-rules.js';

/** Revenue rule of a subscription charge. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-recognition-rules/subscription-charges/{charge-key}`. */
export const getRevenueRuleOfSubscriptionCharge = /* @__PURE__ */ operation({
  name: 'revenue-rules.get-by-subscription-charge',
  method: 'GET',
  path: '/v1/revenue-recognition-rules/subscription-charges/{charge-key}',
  request: getRevenueRuleOfSubscriptionChargeRequest,
  response: getRevenueRuleOfSubscriptionChargeResponse,
  retry: 'safe',
});

/** Revenue rule of a product charge. Older operation: still served, no longer recommended by the platform. `GET /v1/revenue-recognition-rules/product-charges/{charge-key}`. */
export const getRevenueRuleOfProductCharge = /* @__PURE__ */ operation({
  name: 'revenue-rules.get-by-product-charge',
  method: 'GET',
  path: '/v1/revenue-recognition-rules/product-charges/{charge-key}',
  request: getRevenueRuleOfProductChargeRequest,
  response: getRevenueRuleOfProductChargeResponse,
  retry: 'safe',
});

/** Date from which automation runs. Older operation: still served, no longer recommended by the platform. `GET /v1/settings/finance/revenue-automation-start-date`. */
export const getRevenueAutomationStartDate = /* @__PURE__ */ operation({
  name: 'revenue-rules.automation-start-date',
  method: 'GET',
  path: '/v1/settings/finance/revenue-automation-start-date',
  request: getRevenueAutomationStartDateRequest,
  response: getRevenueAutomationStartDateResponse,
  retry: 'safe',
});
