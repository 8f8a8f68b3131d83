import { html, nothing, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice } from '../../primitives/notice.js';
import { inWords } from './in-words.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { renderRelated } from './related.js';
import { isUnderWay, sendingButtons, sendingNotice, type Sending, type SendingActions } from './sending.js';
import { editableFields, referenceOf, type ObjectRecord } from './source.js';
import { isDeletable } from './types.js';
import { nameOf, shown } from './values.js';

export interface RecordActions {
  readonly onFollow: (type: string, id: string) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onBack: () => void;
  readonly onList: (type: string, field: string) => void;
}

/** Everything that is known of one record. */
export function renderRecord(
  l: FullLocalizer<ObjectsMessages>,
  { description, record, canWrite, problem }: { description: ObjectDescription; record: ObjectRecord; canWrite: boolean; problem: string },
  { onFollow, onEdit, onRemove, onBack, onList }: RecordActions,
): TemplateResult {
  const canEdit = canWrite && editableFields(description, false).length > 0;
  return html`<div class="view">
    <h3 tabindex="-1" data-heading>${description.label}: <bdi>${nameOf(record)}</bdi></h3>
    ${problem ? notice({ kind: 'error', text: problem }) : nothing}
    <div class="actions">
      <button class="button" type="button" @click=${onBack}>${l.t('back')}</button>
      ${canEdit ? html`<button class="button" type="button" data-edit @click=${onEdit}>${l.t('edit')}</button>` : nothing}${
        canWrite && isDeletable(description.name)
          ? html`<button class="button" type="button" data-remove @click=${onRemove}>${l.t('remove')}</button>`
          : nothing
      }
    </div>
    <dl class="facts">
      ${description.fields.map(({ name, label }) => {
        const value = shown(record[name]);
        const type = value === '' ? undefined : referenceOf(description, name);
        return html`<div>
          <dt>${label}</dt>
          <dd>
            ${
              type === undefined
                ? value
                  ? html`<bdi>${inWords(l, value)}</bdi>`
                  : html`<span class="soft">${l.t('notSet')}</span>`
                : html`<button
                    class="button link"
                    type="button"
                    data-follow=${name}
                    aria-label=${l.t('open', { name: `${label} ${value}` })}
                    @click=${() => onFollow(type, value)}
                  >
                    <bdi>${value}</bdi>
                  </button>`
            }
          </dd>
        </div>`;
      })}
    </dl>
    ${renderRelated(l, description.name, onList)}
  </div>`;
}

/** Asks once more before something is deleted. */
export function renderRemoval(
  l: FullLocalizer<ObjectsMessages>,
  { record, sending }: { record: ObjectRecord; sending: Sending },
  { onConfirm, onKeep, ...actions }: SendingActions & { onConfirm: () => void; onKeep: () => void },
): TemplateResult {
  return html`<form
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      if (!isUnderWay(sending)) onConfirm();
    }}
  >
    <h3 tabindex="-1" data-heading>${l.t('removeTitle', { name: nameOf(record) })}</h3>
    ${sendingNotice(l, sending, actions)}
    <p class="soft">${l.t('removeSure')}</p>
    ${sendingButtons(l, sending, { send: l.t('removeNow'), leave: l.t(sending.status === 'checking' ? 'back' : 'keep'), onLeave: onKeep })}
  </form>`;
}
