// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../operation.js';
import { wireText } from '../../../schemas/wire.js';
import { describeObjectRequest } from '../../../schemas/billing/generated/describe.js';

/** Field metadata of an object (XML). `GET /v1/describe/{object}`. */
export const describeObject = /* @__PURE__ */ operation({
  name: 'describe.get',
  method: 'GET',
  path: '/v1/describe/{object}',
  request: describeObjectRequest,
  response: wireText,
  answer: 'xml',
  retry: 'safe',
});
