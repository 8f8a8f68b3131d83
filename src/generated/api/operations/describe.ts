// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { wireText } from '../../../api/schemas/wire.js';
import { describeObjectRequest } from '../schemas/describe.js';

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
