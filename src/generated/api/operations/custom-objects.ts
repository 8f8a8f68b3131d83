// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import {
  createCustomObjectDefinitionsRequest,
  listCustomObjectDefinitionsResponse,
  listCustomObjectDefinitionsRequest,
  createCustomObjectRecordsRequest,
  createCustomObjectRecordsResponse,
  listCustomObjectRecordsRequest,
  listCustomObjectRecordsResponse,
} from '../schemas/custom-objects.js';

/** Define custom objects. `POST /objects/definitions/default`. */
export const createCustomObjectDefinitions = /* @__PURE__ */ operation({
  name: 'custom-objects.create-definitions',
  method: 'POST',
  path: '/objects/definitions/default',
  request: createCustomObjectDefinitionsRequest,
  response: listCustomObjectDefinitionsResponse,
  retry: 'keyed',
});

/** List definitions. `GET /objects/definitions/default`. */
export const listCustomObjectDefinitions = /* @__PURE__ */ operation({
  name: 'custom-objects.list-definitions',
  method: 'GET',
  path: '/objects/definitions/default',
  request: listCustomObjectDefinitionsRequest,
  response: listCustomObjectDefinitionsResponse,
  retry: 'safe',
});

/** Create records. `POST /objects/records/default/{object}`. */
export const createCustomObjectRecords = /* @__PURE__ */ operation({
  name: 'custom-objects.create-records',
  method: 'POST',
  path: '/objects/records/default/{object}',
  request: createCustomObjectRecordsRequest,
  response: createCustomObjectRecordsResponse,
  retry: 'keyed',
});

/** Query records. `GET /objects/records/default/{object}`. */
export const listCustomObjectRecords = /* @__PURE__ */ operation({
  name: 'custom-objects.list-records',
  method: 'GET',
  path: '/objects/records/default/{object}',
  request: listCustomObjectRecordsRequest,
  response: listCustomObjectRecordsResponse,
  paging: 'object-query',
  items: 'records',
  retry: 'safe',
});
