import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { QueryResult } from './source.js';

/** Placeholder data while a list is loading. */
export const SAMPLE: { description: ObjectDescription; result: QueryResult } = {
  description: {
    name: 'Sample',
    label: '',
    fields: ['Number', 'Name', 'Status', 'Currency'].map((name) => ({ name, label: name, type: 'text', contexts: [], options: [] })),
    related: [],
  },
  result: {
    records: Array.from({ length: 8 }, () => ({
      Id: 'sample',
      Number: 'A00000001',
      Name: 'Okafor Cartography',
      Status: 'Active',
      Currency: 'USD',
    })),
    size: 8,
    nextCursor: undefined,
  },
};
