// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { listHostedPagesRequest, listHostedPagesResponse } from '../schemas/hosted-pages.js';

/** List hosted payment page configurations. `GET /v1/hostedpages`. */
export const listHostedPages = /* @__PURE__ */ operation({
  name: 'hosted-pages.list',
  method: 'GET',
  path: '/v1/hostedpages',
  request: listHostedPagesRequest,
  response: listHostedPagesResponse,
  retry: 'safe',
  limit: 'high-volume',
});
