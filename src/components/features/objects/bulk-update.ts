import { html, nothing, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { selectField } from '../../primitives/field.js';
import { valueField } from './fields.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { isUnderWay, renderFormButtons, renderProgressNotice, type WriteProgress, type WriteProgressActions } from './write-progress.js';
import { editableFields, type ObjectRecord, type Refusal } from './source.js';
import { toChanges, recordName, validateValue } from './values.js';

/** Change of one field in several records, with a result for each record. */
export interface BulkUpdate {
  readonly description: ObjectDescription;
  readonly records: readonly ObjectRecord[];
  readonly field: string;
  readonly value: string;
  readonly isInvalid: boolean;
  /** Results in the order of the records. Shorter than `records` if some were not sent. */
  readonly results: readonly Refusal[] | undefined;
}

export const newBulkUpdate = (description: ObjectDescription, records: readonly ObjectRecord[]): BulkUpdate => ({
  description,
  records,
  field: '',
  value: '',
  isInvalid: false,
  results: undefined,
});

const selectedField = ({ description, field }: BulkUpdate) => editableFields(description, false).find(({ name }) => name === field);

export function hasInvalidInput(bulk: BulkUpdate): boolean {
  const field = selectedField(bulk);
  return !field || validateValue(field, bulk.value.trim()) !== undefined;
}

/** Returns one change per record. */
export function toRecordChanges(bulk: BulkUpdate): (ObjectRecord & { readonly Id: string })[] {
  const field = selectedField(bulk);
  if (!field) return [];
  const inputs = new Map([[field.name, bulk.value.trim()]]);
  // The value is sent even if a record already has it, so that every record gets a result.
  return bulk.records.map((record) => ({
    ...toChanges([field], { [field.name]: `not ${bulk.value.trim()}` }, inputs),
    Id: String(record['Id']),
  }));
}

/** Returns a text with the number of changed and refused records. */
export function outcomeText(l: FullLocalizer<ObjectsMessages>, results: readonly Refusal[]): string {
  const refused = results.filter((result) => result !== undefined).length;
  return l.t('outcome', { done: results.length - refused, refused });
}

interface BulkUpdateActions extends WriteProgressActions {
  readonly onField: (field: string) => void;
  readonly onValue: (value: string) => void;
  readonly onApply: () => void;
  readonly onBack: () => void;
}

type BulkUpdateInProgress = BulkUpdate & { readonly progress: WriteProgress };

export function renderBulkUpdate(
  l: FullLocalizer<ObjectsMessages>,
  bulk: BulkUpdateInProgress,
  actions: BulkUpdateActions,
): TemplateResult {
  return bulk.results && !isUnderWay(bulk.progress) ? renderResults(l, bulk, bulk.results, actions) : renderBulkForm(l, bulk, actions);
}

function renderBulkForm(l: FullLocalizer<ObjectsMessages>, bulk: BulkUpdateInProgress, actions: BulkUpdateActions): TemplateResult {
  const { onField, onValue, onApply, onBack } = actions;
  const { description, records, field: name, value, isInvalid, progress } = bulk;
  const field = selectedField(bulk);
  const title = l.t('bulk', { count: records.length });
  return html`<form
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      if (!isUnderWay(progress)) onApply();
    }}
  >
    <h3 tabindex="-1" data-heading>${title}</h3>
    ${renderProgressNotice(l, progress, actions)}
    <div class="form-fields" ?inert=${isUnderWay(progress)}>
      ${selectField({
        id: 'bulk-field',
        label: l.t('field'),
        value: name,
        placeholder: l.t('chooseField'),
        options: editableFields(description, false).map((option) => ({ value: option.name, label: option.label })),
        error: isInvalid && !field ? l.t('chooseField') : undefined,
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
              problem: isInvalid ? validateValue(field, value.trim()) : undefined,
              hint: l.t('valueHint'),
              onInput: onValue,
            })
          : nothing
      }
    </div>
    ${renderFormButtons(l, progress, { send: title, leave: l.t(progress.status === 'checking' ? 'back' : 'cancel'), onLeave: onBack })}
  </form>`;
}

function renderResults(
  l: FullLocalizer<ObjectsMessages>,
  { records, progress }: BulkUpdateInProgress,
  refusals: readonly Refusal[],
  actions: BulkUpdateActions,
): TemplateResult {
  return html`<div class="view">
    <h3 tabindex="-1" data-heading>${outcomeText(l, refusals)}</h3>
    ${renderProgressNotice(l, progress, actions)}
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
            const refusal = index < refusals.length ? refusals[index] : l.t('notTried');
            return html`<tr part="row">
              <th scope="row"><bdi>${recordName(record)}</bdi></th>
              <td class=${refusal === undefined ? 'result' : 'result refused'}><bdi>${refusal ?? l.t('wasChanged')}</bdi></td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
    <div class="actions"><button class="button" type="button" @click=${actions.onBack}>${l.t('back')}</button></div>
  </div>`;
}
