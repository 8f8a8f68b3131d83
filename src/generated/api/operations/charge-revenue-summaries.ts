// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { getChargeRevenueSummaryRequest, getChargeRevenueSummaryResponse } from '../schemas/charge-revenue-summaries.js';
import { chargeRequest } from '../schemas/shared.js';

/** All schedules of a charge together, by the number of the summary, for example `CRS-00000001`. Older operation: still served, no longer recommended by the platform. `GET /v1/charge-revenue-summaries/{crs-number}`. */
export const getChargeRevenueSummary = /* @__PURE__ */ operation({
  name: 'charge-revenue-summaries.get',
  method: 'GET',
  path: '/v1/charge-revenue-summaries/{crs-number}',
  request: getChargeRevenueSummaryRequest,
  response: getChargeRevenueSummaryResponse,
  retry: 'safe',
});

/** All schedules of a charge together, by the id or number of the charge. Older operation: still served, no longer recommended by the platform. `GET /v1/charge-revenue-summaries/subscription-charges/{charge-key}`. */
export const getChargeRevenueSummaryOfCharge = /* @__PURE__ */ operation({
  name: 'charge-revenue-summaries.get-by-charge',
  method: 'GET',
  path: '/v1/charge-revenue-summaries/subscription-charges/{charge-key}',
  request: chargeRequest,
  response: getChargeRevenueSummaryResponse,
  retry: 'safe',
});
