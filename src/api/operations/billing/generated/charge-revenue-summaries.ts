// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../operation.js';
import {
  getChargeRevenueSummaryRequest,
  getChargeRevenueSummaryResponse,
  getChargeRevenueSummaryOfChargeRequest,
  getChargeRevenueSummaryOfChargeResponse,
} from '../../../schemas/billing/generated/charge-revenue-summaries.js';

/** One charge revenue summary. Older operation: still served, no longer recommended by the platform. `GET /v1/charge-revenue-summaries/{crs-number}`. */
export const getChargeRevenueSummary = /* @__PURE__ */ operation({
  name: 'charge-revenue-summaries.get',
  method: 'GET',
  path: '/v1/charge-revenue-summaries/{crs-number}',
  request: getChargeRevenueSummaryRequest,
  response: getChargeRevenueSummaryResponse,
  retry: 'safe',
});

/** Summary of a subscription charge. Older operation: still served, no longer recommended by the platform. `GET /v1/charge-revenue-summaries/subscription-charges/{charge-key}`. */
export const getChargeRevenueSummaryOfCharge = /* @__PURE__ */ operation({
  name: 'charge-revenue-summaries.get-by-charge',
  method: 'GET',
  path: '/v1/charge-revenue-summaries/subscription-charges/{charge-key}',
  request: getChargeRevenueSummaryOfChargeRequest,
  response: getChargeRevenueSummaryOfChargeResponse,
  retry: 'safe',
});
