import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { BulkChange } from './bulk.js';
import type { ObjectForm } from './form.js';
import type { ObjectRecord } from './source.js';

/** What the element shows; see its `@cssstate`. */
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

/** One record with what its type is made of. */
export interface RecordView {
  readonly description: ObjectDescription;
  readonly record: ObjectRecord;
}

/** What is in place of the list, if anything is. */
export type View =
  | { readonly kind: 'list' }
  | ({ readonly kind: 'record' } & RecordView)
  | ({ readonly kind: 'form' } & ObjectForm)
  | ({ readonly kind: 'removal' } & RecordView)
  | ({ readonly kind: 'bulk' } & BulkChange);
