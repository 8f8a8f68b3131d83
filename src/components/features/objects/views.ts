import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { BulkUpdate } from './bulk-update.js';
import type { RecordForm } from './record-form.js';
import type { ObjectRecord } from './source.js';

/** View states of the element. The `@cssstate` tags of the element describe them. */
export type ObjectsState =
  | 'misconfigured'
  | 'signed-out'
  | 'not-allowed'
  | 'loading'
  | 'ready'
  | 'empty'
  | 'error'
  | 'offline'
  | 'record'
  | 'editing'
  | 'confirming'
  | 'submitting'
  | 'checking'
  | 'refused'
  | 'done';

/** Record with the description of its type. */
interface DescribedRecord {
  readonly description: ObjectDescription;
  readonly record: ObjectRecord;
}

/** Open view. */
export type ObjectsView =
  | { readonly kind: 'list' }
  | ({ readonly kind: 'record' } & DescribedRecord)
  | ({ readonly kind: 'form' } & RecordForm)
  | ({ readonly kind: 'removal' } & DescribedRecord)
  | ({ readonly kind: 'bulk' } & BulkUpdate);
