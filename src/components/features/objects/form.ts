import { html, nothing, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { valueField } from './fields.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { hasPrices, newPrice, pricesToSend, renderPrices, wrongPrice, type PriceDraft } from './prices.js';
import { isUnderWay, sendingButtons, sendingNotice, type Sending, type SendingActions } from './sending.js';
import { editableFields, type ObjectRecord } from './source.js';
import { changesOf, nameOf, newRecord, problemOf, shown, type ValueProblem } from './values.js';

/** What somebody types about a record, new or there already. */
export interface ObjectForm {
  readonly description: ObjectDescription;
  readonly record: ObjectRecord | undefined;
  readonly typed: ReadonlyMap<string, string>;
  readonly problems: ReadonlyMap<string, ValueProblem>;
  /** Of a new charge of the catalog. */
  readonly prices?: readonly PriceDraft[];
}

export const formFor = (
  description: ObjectDescription,
  record?: ObjectRecord,
  typed: ReadonlyMap<string, string> = new Map(),
): ObjectForm => ({
  description,
  record,
  typed,
  problems: new Map(),
  ...(!record && hasPrices(description.name) && { prices: [newPrice()] }),
});

/** What is wrong with what was typed. */
export function checked({ description, record, typed }: ObjectForm): ReadonlyMap<string, ValueProblem> {
  return new Map(
    editableFields(description, !record).flatMap((field): [string, ValueProblem][] => {
      const text = (typed.get(field.name) ?? '').trim();
      const problem = !record && field.required && text === '' ? 'wrongMissing' : problemOf(field, text);
      return problem ? [[field.name, problem]] : [];
    }),
  );
}

/** The id of the first control that is wrong. */
export function firstProblem({ problems, prices }: ObjectForm): string | undefined {
  const [first] = problems.keys();
  return first === undefined ? wrongPrice(prices) : `field-${first}`;
}

/** What is to be sent; undefined if nothing was changed. */
export function toSend({ description, record, typed, prices }: ObjectForm): ObjectRecord | undefined {
  const trimmed = new Map([...typed].map(([name, text]) => [name, text.trim()]));
  const fields = editableFields(description, !record);
  if (record) return changesOf(fields, record, trimmed);
  return { ...newRecord(fields, trimmed), ...(prices && pricesToSend(prices, typed)) };
}

export interface FormActions extends SendingActions {
  readonly onType: (field: string, text: string) => void;
  /** With the control that gets the focus, if another one is to have it. */
  readonly onPrices: (prices: readonly PriceDraft[], focus?: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The title of a form: what it is about. */
export function titleOf(l: FullLocalizer<ObjectsMessages>, { description, record }: ObjectForm): string {
  return record ? l.t('editTitle', { name: nameOf(record) }) : l.t('create', { type: description.label });
}

export function renderForm(
  l: FullLocalizer<ObjectsMessages>,
  form: ObjectForm & { readonly sending: Sending },
  actions: FormActions,
): TemplateResult {
  const { description, record, typed, problems, prices, sending } = form;
  const { onType, onPrices, onSave, onCancel } = actions;
  const fields = editableFields(description, !record);
  // Without a word from the platform about what is needed, nothing is called optional.
  const tells = !record && fields.some(({ required }) => required);
  const sorted = tells ? [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)] : fields;
  return html`<form
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      if (!isUnderWay(sending)) onSave();
    }}
  >
    <h3 tabindex="-1" data-heading>${titleOf(l, form)}</h3>
    ${sendingNotice(l, sending, actions)}
    <div class="form-fields" ?inert=${isUnderWay(sending)}>
      ${sorted.map((field) =>
        valueField({
          l,
          field,
          id: `field-${field.name}`,
          label: field.label,
          value: typed.get(field.name) ?? shown(record?.[field.name]),
          problem: problems.get(field.name),
          optional: tells && !field.required,
          onInput: (text) => onType(field.name, text),
        }),
      )}
    </div>
    ${prices ? html`<div class="view" ?inert=${isUnderWay(sending)}>${renderPrices(l, prices, typed, onPrices)}</div>` : nothing}
    ${sendingButtons(l, sending, { send: l.t('save'), leave: l.t(sending.status === 'checking' ? 'back' : 'cancel'), onLeave: onCancel })}
  </form>`;
}
