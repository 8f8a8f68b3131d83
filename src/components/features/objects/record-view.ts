import { html, nothing, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { notice } from '../../primitives/notice.js';
import { formatValue } from './format-value.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { renderChildLists } from './child-lists.js';
import { isUnderWay, renderFormButtons, renderProgressNotice, type WriteProgress, type WriteProgressActions } from './write-progress.js';
import { editableFields, referencedType, type ObjectRecord } from './source.js';
import { isDeletable } from './object-types.js';
import { recordName, toText } from './values.js';

interface RecordViewActions {
  readonly onOpenReference: (type: string, id: string) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onBack: () => void;
  readonly onListChildren: (type: string, field: string) => void;
}

/** Renders all fields of a record, its actions and links to its child records. */
export function renderRecord(
  l: FullLocalizer<ObjectsMessages>,
  {
    description,
    record,
    canWrite,
    openError,
  }: { description: ObjectDescription; record: ObjectRecord; canWrite: boolean; openError: string },
  { onOpenReference, onEdit, onRemove, onBack, onListChildren }: RecordViewActions,
): TemplateResult {
  const canEdit = canWrite && editableFields(description, false).length > 0;
  return html`<div class="view">
    <h3 tabindex="-1" data-heading>${description.label}: <bdi>${recordName(record)}</bdi></h3>
    ${openError ? notice({ kind: 'error', text: openError }) : nothing}
    <div class="actions">
      <button class="button" type="button" @click=${onBack}>${l.t('back')}</button>
      ${canEdit ? html`<button class="button" type="button" data-edit @click=${onEdit}>${l.t('edit')}</button>` : nothing}${
        canWrite && isDeletable(description.name)
          ? html`<button class="button" type="button" data-remove @click=${onRemove}>${l.t('remove')}</button>`
          : nothing
      }
    </div>
    <dl class="details-list">
      ${description.fields.map(({ name, label }) => {
        const value = toText(record[name]);
        const type = value === '' ? undefined : referencedType(description, name);
        return html`<div>
          <dt>${label}</dt>
          <dd>
            ${
              type === undefined
                ? value
                  ? html`<bdi>${formatValue(l, value)}</bdi>`
                  : html`<span class="soft">${l.t('notSet')}</span>`
                : html`<button
                    class="button link"
                    type="button"
                    data-follow=${name}
                    aria-label=${l.t('open', { name: `${label} ${value}` })}
                    @click=${() => onOpenReference(type, value)}
                  >
                    <bdi>${value}</bdi>
                  </button>`
            }
          </dd>
        </div>`;
      })}
    </dl>
    ${renderChildLists(l, description.name, onListChildren)}
  </div>`;
}

/** Renders the confirmation of a deletion. */
export function renderRemovalConfirmation(
  l: FullLocalizer<ObjectsMessages>,
  { record, progress }: { record: ObjectRecord; progress: WriteProgress },
  { onConfirm, onKeep, ...actions }: WriteProgressActions & { onConfirm: () => void; onKeep: () => void },
): TemplateResult {
  return html`<form
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      if (!isUnderWay(progress)) onConfirm();
    }}
  >
    <h3 tabindex="-1" data-heading>${l.t('removeTitle', { name: recordName(record) })}</h3>
    ${renderProgressNotice(l, progress, actions)}
    <p class="soft">${l.t('removeSure')}</p>
    ${renderFormButtons(l, progress, { send: l.t('removeNow'), leave: l.t(progress.status === 'checking' ? 'back' : 'keep'), onLeave: onKeep })}
  </form>`;
}
