import * as z from 'zod';
import type { ExamplesOf } from './example.js';

/** Examples of the rows about queries and custom objects. */
export const recordExamples: ExamplesOf = async (started) => {
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
      bad: { path: '/objects/records/default/nobody', json: { records: [{}] }, ...missing },
    },
    listCustomObjectRecords: {
      good: { path: "/objects/records/default/consent?pageSize=1&q=account__c eq 'A00000001'" },
      bad: { path: '/objects/records/default/consent?q=account__c', category: 27, names: 'q' },
    },
  };
};
