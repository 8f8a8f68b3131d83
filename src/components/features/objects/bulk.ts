import { html, nothing, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { selectField } from '../../primitives/field.js';
import { valueField } from './fields.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { isUnderWay, sendingButtons, sendingNotice, type Sending, type SendingActions } from './sending.js';
import { editableFields, type ObjectRecord, type Refusal } from './source.js';
import { changesOf, nameOf, problemOf } from './values.js';

/** One change for several records, and what became of each. */
export interface BulkChange {
  readonly description: ObjectDescription;
  readonly records: readonly ObjectRecord[];
  readonly field: string;
  readonly value: string;
  readonly wrong: boolean;
  /** In the order of the records; those that were not tried are missing. */
  readonly results: readonly Refusal[] | undefined;
}

export const bulkFor = (description: ObjectDescription, records: readonly ObjectRecord[]): BulkChange => ({
  description,
  records,
  field: '',
  value: '',
  wrong: false,
  results: undefined,
});

const chosen = ({ description, field }: BulkChange) => editableFields(description, false).find(({ name }) => name === field);

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
export function outcomeOf(l: FullLocalizer<ObjectsMessages>, results: readonly Refusal[]): string {
  const refused = results.filter((result) => result !== undefined).length;
  return l.t('outcome', { done: results.length - refused, refused });
}

export interface BulkActions extends SendingActions {
  readonly onField: (field: string) => void;
  readonly onValue: (value: string) => void;
  readonly onApply: () => void;
  readonly onBack: () => void;
}

/** A bulk change with its progress. */
type SentBulk = BulkChange & { readonly sending: Sending };

export function renderBulk(l: FullLocalizer<ObjectsMessages>, bulk: SentBulk, actions: BulkActions): TemplateResult {
  return bulk.results && !isUnderWay(bulk.sending) ? results(l, bulk, bulk.results, actions) : question(l, bulk, actions);
}

function question(l: FullLocalizer<ObjectsMessages>, bulk: SentBulk, actions: BulkActions): TemplateResult {
  const { onField, onValue, onApply, onBack } = actions;
  const { description, records, field: name, value, wrong, sending } = bulk;
  const field = chosen(bulk);
  const title = l.t('bulk', { count: records.length });
  return html`<form
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      if (!isUnderWay(sending)) onApply();
    }}
  >
    <h3 tabindex="-1" data-heading>${title}</h3>
    ${sendingNotice(l, sending, actions)}
    <div class="form-fields" ?inert=${isUnderWay(sending)}>
      ${selectField({
        id: 'bulk-field',
        label: l.t('field'),
        value: name,
        placeholder: l.t('chooseField'),
        options: editableFields(description, false).map((one) => ({ value: one.name, label: one.label })),
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
    ${sendingButtons(l, sending, { send: title, leave: l.t(sending.status === 'checking' ? 'back' : 'cancel'), onLeave: onBack })}
  </form>`;
}

function results(
  l: FullLocalizer<ObjectsMessages>,
  { records, sending }: SentBulk,
  told: readonly Refusal[],
  actions: BulkActions,
): TemplateResult {
  return html`<div class="view">
    <h3 tabindex="-1" data-heading>${outcomeOf(l, told)}</h3>
    ${sendingNotice(l, sending, actions)}
    <div class="scroll" tabindex="0" role="region" aria-label=${l.t('result')}>
      <table class="grid" part="table">
        <thead>
          <tr>
            <th scope="col">${l.t('record')}</th>
            <th scope="col">${l.t('result')}</th>
          </tr>
        </thead>
        <tbody>
          ${records.map((record, index) => {
            const refusal = index < told.length ? told[index] : l.t('notTried');
            return html`<tr part="row">
              <th scope="row"><bdi>${nameOf(record)}</bdi></th>
              <td class=${refusal === undefined ? 'said' : 'said refused'}><bdi>${refusal ?? l.t('wasChanged')}</bdi></td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
    <div class="actions"><button class="button" type="button" @click=${actions.onBack}>${l.t('back')}</button></div>
  </div>`;
}
