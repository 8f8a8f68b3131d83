import * as z from 'zod';
import { orderFor } from '../../../support/sandbox-orders.js';
import type { ExamplesOf } from './example.js';

/** Examples of the query and custom object operations. */
export const recordExamples: ExamplesOf = async (started) => {
  await started.call('/v1/orders', { json: orderFor({ orderDate: await started.sandbox.today() }) });
  const batch = { queryString: 'select Id from Product', conf: { batchSize: 1 } };
  const { queryLocator } = z.object({ queryLocator: z.string() }).parse((await started.call('/v1/action/query', { json: batch })).body);
  const consent = {
    object: 'consent',
    label: 'Consent',
    properties: { account__c: { type: 'string', label: 'Account' } },
    required: ['account__c'],
    filterable: ['account__c'],
  };
  await started.call('/objects/definitions/default', { json: { definitions: { consent } } });
  const other = { ...consent, object: 'other' };
  const missing = { category: 40, names: 'nobody' };
  return {
    describeObject: {
      good: { path: '/v1/describe/Account' },
      bad: { path: '/v1/describe/nobody', ...missing },
    },
    queryAccounts: {
      good: { path: '/object-query/accounts?filter[]=status.EQ:Active&sort[]=name.ASC&expand[]=billto&pageSize=2' },
      bad: { path: '/object-query/accounts?filter[]=secret.EQ:1', category: 27, names: 'Secret', status: 400 },
    },
    queryAccount: {
      good: { path: '/object-query/accounts/A00000001?expand[]=subscriptions' },
      bad: { path: '/object-query/accounts/nobody', ...missing, status: 404 },
    },
    querySubscriptions: {
      good: { path: '/object-query/subscriptions?expand[]=account' },
      bad: { path: '/object-query/subscriptions?cursor=x', category: 27, names: 'cursor', status: 400 },
    },
    queryProducts: {
      good: { path: '/object-query/products?pageSize=1&expand[]=productrateplans' },
      bad: { path: '/object-query/products?sort[]=name', category: 27, names: 'name', status: 400 },
    },
    queryMore: {
      good: { path: '/v1/action/queryMore', json: { queryLocator } },
      bad: { path: '/v1/action/queryMore', json: {}, category: 22, names: 'queryLocator' },
    },
    createCustomObjectDefinitions: {
      good: { path: '/objects/definitions/default', json: { definitions: { other } } },
      bad: { path: '/objects/definitions/default', json: {}, category: 22, names: 'definitions' },
    },
    listCustomObjectDefinitions: {
      good: { path: '/objects/definitions/default' },
      bad: { path: '/objects/definitions/default?select=all', category: 20, names: 'select' },
    },
    createCustomObjectRecords: {
      good: { path: '/objects/records/default/consent', json: { records: [{ account__c: 'A00000001' }] } },
      bad: { path: '/objects/records/default/nobody', json: { records: [{}] }, ...missing, status: 404 },
    },
    listCustomObjectRecords: {
      good: { path: "/objects/records/default/consent?pageSize=1&q=account__c eq 'A00000001'" },
      bad: { path: '/objects/records/default/consent?q=account__c', category: 27, names: 'q', status: 400 },
    },
  };
};
