import { html, nothing, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { valueField } from './fields.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { hasPrices, newPrice, toTierData, renderPrices, firstInvalidPrice, type PriceDraft } from './charge-prices.js';
import { isUnderWay, renderFormButtons, renderProgressNotice, type WriteProgress, type WriteProgressActions } from './write-progress.js';
import { editableFields, type ObjectRecord } from './source.js';
import { toChanges, recordName, toNewRecord, validateValue, toText, type ValueProblem } from './values.js';

/** Inputs of the form for a new or existing record, by field name. */
export interface RecordForm {
  readonly description: ObjectDescription;
  readonly record: ObjectRecord | undefined;
  readonly inputs: ReadonlyMap<string, string>;
  readonly problems: ReadonlyMap<string, ValueProblem>;
  /** Prices of a new product rate plan charge. */
  readonly prices?: readonly PriceDraft[];
}

export const newRecordForm = (
  description: ObjectDescription,
  record?: ObjectRecord,
  inputs: ReadonlyMap<string, string> = new Map(),
): RecordForm => ({
  description,
  record,
  inputs,
  problems: new Map(),
  ...(!record && hasPrices(description.name) && { prices: [newPrice()] }),
});

/** Returns the problems with the inputs, by field name. */
export function validateForm({ description, record, inputs }: RecordForm): ReadonlyMap<string, ValueProblem> {
  return new Map(
    editableFields(description, !record).flatMap((field): [string, ValueProblem][] => {
      const text = (inputs.get(field.name) ?? '').trim();
      const problem = !record && field.required && text === '' ? 'wrongMissing' : validateValue(field, text);
      return problem ? [[field.name, problem]] : [];
    }),
  );
}

/** Returns the id of the first control with a problem. */
export function firstInvalidControl({ problems, prices }: RecordForm): string | undefined {
  const [first] = problems.keys();
  return first === undefined ? firstInvalidPrice(prices) : `field-${first}`;
}

/** Returns the fields to send. Undefined if nothing was changed. */
export function changedFields({ description, record, inputs, prices }: RecordForm): ObjectRecord | undefined {
  const trimmed = new Map([...inputs].map(([name, text]) => [name, text.trim()]));
  const fields = editableFields(description, !record);
  if (record) return toChanges(fields, record, trimmed);
  return { ...toNewRecord(fields, trimmed), ...(prices && toTierData(prices, inputs)) };
}

interface RecordFormActions extends WriteProgressActions {
  readonly onInput: (field: string, text: string) => void;
  /** @param focus selector of the control that gets the focus */
  readonly onPrices: (prices: readonly PriceDraft[], focus?: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

function formTitle(l: FullLocalizer<ObjectsMessages>, { description, record }: RecordForm): string {
  return record ? l.t('editTitle', { name: recordName(record) }) : l.t('create', { type: description.label });
}

export function renderRecordForm(
  l: FullLocalizer<ObjectsMessages>,
  form: RecordForm & { readonly progress: WriteProgress },
  actions: RecordFormActions,
): TemplateResult {
  const { description, record, inputs, problems, prices, progress } = form;
  const { onInput, onPrices, onSave, onCancel } = actions;
  const fields = editableFields(description, !record);
  // Marks fields as optional only if the platform reports which fields are required.
  const marksOptional = !record && fields.some(({ required }) => required);
  const sorted = marksOptional ? [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)] : fields;
  return html`<form
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      if (!isUnderWay(progress)) onSave();
    }}
  >
    <h3 tabindex="-1" data-heading>${formTitle(l, form)}</h3>
    ${renderProgressNotice(l, progress, actions)}
    <div class="form-fields" ?inert=${isUnderWay(progress)}>
      ${sorted.map((field) =>
        valueField({
          l,
          field,
          id: `field-${field.name}`,
          label: field.label,
          value: inputs.get(field.name) ?? toText(record?.[field.name]),
          problem: problems.get(field.name),
          optional: marksOptional && !field.required,
          onInput: (text) => onInput(field.name, text),
        }),
      )}
    </div>
    ${prices ? html`<div class="view" ?inert=${isUnderWay(progress)}>${renderPrices(l, prices, inputs, onPrices)}</div>` : nothing}
    ${renderFormButtons(l, progress, { send: l.t('save'), leave: l.t(progress.status === 'checking' ? 'back' : 'cancel'), onLeave: onCancel })}
  </form>`;
}
