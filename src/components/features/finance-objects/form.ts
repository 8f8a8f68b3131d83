import { html, nothing, type TemplateResult } from 'lit';
import type { DescribedField, ObjectDescription } from '../../../api/objects/describe.js';
import type { Localize } from '../../locales/localize.js';
import { notice } from '../../primitives/notice.js';
import { valueField } from './fields.js';
import type { Words } from './messages.js';
import { isEditable, type ObjectRecord } from './source.js';
import { changesOf, nameOf, newRecord, problemOf, shown, type ValueProblem } from './values.js';

/** Where a change is that somebody sends: with the words of a refusal or a failure, if there are any. */
export interface Sending {
  readonly status: 'idle' | 'sending' | 'refused';
  readonly text: string;
  /** Names the attempt; another one begins once its outcome is certain. */
  readonly key: string;
}

export const notSent = (text = ''): Sending => ({ status: text ? 'refused' : 'idle', text, key: crypto.randomUUID() });

/** What somebody types about a record, new or there already. */
export interface ObjectForm {
  readonly description: ObjectDescription;
  readonly record: ObjectRecord | undefined;
  readonly typed: ReadonlyMap<string, string>;
  readonly problems: ReadonlyMap<string, ValueProblem>;
  readonly sending: Sending;
}

export const formFor = (description: ObjectDescription, record?: ObjectRecord): ObjectForm => ({
  description,
  record,
  typed: new Map(),
  problems: new Map(),
  sending: notSent(),
});

export const fieldsOf = ({ fields }: ObjectDescription): DescribedField[] => fields.filter(isEditable);

/** What is wrong with what was typed. */
export function checked({ description, typed }: ObjectForm): ReadonlyMap<string, ValueProblem> {
  return new Map(
    fieldsOf(description).flatMap((field): [string, ValueProblem][] => {
      const problem = problemOf(field, (typed.get(field.name) ?? '').trim());
      return problem ? [[field.name, problem]] : [];
    }),
  );
}

/** What is to be sent; undefined if nothing was changed. */
export function toSend({ description, record, typed }: ObjectForm): ObjectRecord | undefined {
  const trimmed = new Map([...typed].map(([name, text]) => [name, text.trim()]));
  const fields = fieldsOf(description);
  return record ? changesOf(fields, record, trimmed) : newRecord(fields, trimmed);
}

export interface FormActions {
  readonly onType: (field: string, text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The title of a form: what it is about. */
export function titleOf(l: Localize<Words>, { description, record }: ObjectForm): string {
  return record ? l.t('editTitle', { name: nameOf(record) }) : l.t('create', { type: description.label });
}

export function renderForm(l: Localize<Words>, form: ObjectForm, { onType, onSave, onCancel }: FormActions): TemplateResult {
  const { description, record, typed, problems, sending } = form;
  const busy = sending.status === 'sending';
  return html`<form
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      if (!busy) onSave();
    }}
  >
    <h3 tabindex="-1" data-heading>${titleOf(l, form)}</h3>
    ${sending.status === 'refused' ? notice({ kind: 'error', text: sending.text }) : nothing}
    <div class="form-fields">
      ${fieldsOf(description).map((field) =>
        valueField({
          l,
          field,
          id: `field-${field.name}`,
          label: field.label,
          value: typed.get(field.name) ?? shown(record?.[field.name]),
          problem: problems.get(field.name),
          onInput: (text) => onType(field.name, text),
        }),
      )}
    </div>
    <div class="actions">
      <button class="button primary" part="cta" type="submit" aria-disabled=${busy ? 'true' : 'false'}>${l.t('save')}</button>
      <button class="button" type="button" aria-disabled=${busy ? 'true' : 'false'} @click=${() => busy || onCancel()}>
        ${l.t('cancel')}
      </button>
      ${busy ? html`<p class="soft">${l.t('sending')}</p>` : nothing}
    </div>
  </form>`;
}
