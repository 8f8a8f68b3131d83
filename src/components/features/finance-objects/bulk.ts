import { html, nothing, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { Localize } from '../../locales/localize.js';
import { selectField } from '../../primitives/field.js';
import { notice } from '../../primitives/notice.js';
import { valueField } from './fields.js';
import { fieldsOf, notSent, type Sending } from './form.js';
import type { Words } from './messages.js';
import type { ObjectRecord, Refusal } from './source.js';
import { changesOf, nameOf, problemOf } from './values.js';

/** One change for several records, and what became of each. */
export interface BulkChange {
  readonly description: ObjectDescription;
  readonly records: readonly ObjectRecord[];
  readonly field: string;
  readonly value: string;
  readonly wrong: boolean;
  readonly sending: Sending;
  /** In the order of the records; those that were not tried are missing. */
  readonly results: readonly Refusal[] | undefined;
}

export const bulkFor = (description: ObjectDescription, records: readonly ObjectRecord[]): BulkChange => ({
  description,
  records,
  field: '',
  value: '',
  wrong: false,
  sending: notSent(),
  results: undefined,
});

const chosen = ({ description, field }: BulkChange) => fieldsOf(description).find(({ name }) => name === field);

export function isWrong(bulk: BulkChange): boolean {
  const field = chosen(bulk);
  return !field || problemOf(field, bulk.value.trim()) !== undefined;
}

/** The changes to send, one for each record. */
export function changesToSend(bulk: BulkChange): (ObjectRecord & { readonly Id: string })[] {
  const field = chosen(bulk);
  if (!field) return [];
  const typed = new Map([[field.name, bulk.value.trim()]]);
  // What a record has already is sent as well: then its row says so too.
  return bulk.records.map((record) => ({
    ...changesOf([field], { [field.name]: `not ${bulk.value.trim()}` }, typed),
    Id: String(record['Id']),
  }));
}

/** How many were changed and refused, in words. */
export function outcomeOf(l: Localize<Words>, results: readonly Refusal[]): string {
  const refused = results.filter((result) => result !== undefined).length;
  return l.t('outcome', { done: results.length - refused, refused });
}

export interface BulkActions {
  readonly onField: (field: string) => void;
  readonly onValue: (value: string) => void;
  readonly onApply: () => void;
  readonly onBack: () => void;
}

export function renderBulk(l: Localize<Words>, bulk: BulkChange, actions: BulkActions): TemplateResult {
  return bulk.results && bulk.sending.status !== 'sending' ? results(l, bulk, bulk.results, actions) : question(l, bulk, actions);
}

function question(l: Localize<Words>, bulk: BulkChange, { onField, onValue, onApply, onBack }: BulkActions): TemplateResult {
  const { description, records, field: name, value, wrong, sending } = bulk;
  const field = chosen(bulk);
  const busy = sending.status === 'sending';
  const title = l.t('bulk', { count: records.length });
  return html`<form
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      if (!busy) onApply();
    }}
  >
    <h3 tabindex="-1" data-heading>${title}</h3>
    ${sending.status === 'refused' ? notice({ kind: 'error', text: sending.text }) : nothing}
    <div class="form-fields">
      ${selectField({
        id: 'bulk-field',
        label: l.t('field'),
        value: name,
        placeholder: l.t('chooseField'),
        options: fieldsOf(description).map((one) => ({ value: one.name, label: one.label })),
        error: wrong && !field ? l.t('chooseField') : undefined,
        onInput: onField,
      })}
      ${
        field
          ? valueField({
              l,
              field,
              id: 'bulk-value',
              label: l.t('value'),
              value,
              problem: wrong ? problemOf(field, value.trim()) : undefined,
              hint: l.t('valueHint'),
              onInput: onValue,
            })
          : nothing
      }
    </div>
    <div class="actions">
      <button class="button primary" part="cta" type="submit" aria-disabled=${busy ? 'true' : 'false'}>${title}</button>
      <button class="button" type="button" aria-disabled=${busy ? 'true' : 'false'} @click=${() => busy || onBack()}>
        ${l.t('cancel')}
      </button>
      ${busy ? html`<p class="soft">${l.t('sending')}</p>` : nothing}
    </div>
  </form>`;
}

function results(l: Localize<Words>, { records, sending }: BulkChange, told: readonly Refusal[], { onBack }: BulkActions): TemplateResult {
  return html`<div class="view">
    <h3 tabindex="-1" data-heading>${outcomeOf(l, told)}</h3>
    ${sending.status === 'refused' ? notice({ kind: 'error', text: sending.text }) : nothing}
    <div class="scroll" tabindex="0" role="region" aria-label=${l.t('result')}>
      <table class="grid" part="table">
        <thead>
          <tr>
            <th scope="col">${l.t('record')}</th>
            <th scope="col">${l.t('result')}</th>
          </tr>
        </thead>
        <tbody>
          ${records.slice(0, told.length).map((record, index) => {
            const refusal = told[index];
            return html`<tr part="row">
              <th scope="row"><bdi>${nameOf(record)}</bdi></th>
              <td class=${refusal === undefined ? 'said' : 'said refused'}><bdi>${refusal ?? l.t('wasChanged')}</bdi></td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
    <div class="actions"><button class="button" type="button" @click=${onBack}>${l.t('back')}</button></div>
  </div>`;
}
