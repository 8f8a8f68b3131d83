import { html, nothing, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { Localize } from '../../locales/localize.js';
import { notice } from '../../primitives/notice.js';
import type { Sending } from './form.js';
import type { Words } from './messages.js';
import { referenceOf, type ObjectRecord } from './source.js';
import { inWords, nameOf, shown } from './values.js';

export interface RecordActions {
  readonly onFollow: (type: string, id: string) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onBack: () => void;
}

/** Everything that is known of one record. */
export function renderRecord(
  l: Localize<Words>,
  { description, record, canWrite }: { description: ObjectDescription; record: ObjectRecord; canWrite: boolean },
  { onFollow, onEdit, onRemove, onBack }: RecordActions,
): TemplateResult {
  return html`<div class="view">
    <h3 tabindex="-1" data-heading>${description.label}: <bdi>${nameOf(record)}</bdi></h3>
    <div class="actions">
      <button class="button" type="button" @click=${onBack}>${l.t('back')}</button>
      ${
        canWrite
          ? html`<button class="button" type="button" data-edit @click=${onEdit}>${l.t('edit')}</button
              ><button class="button" type="button" data-remove @click=${onRemove}>${l.t('remove')}</button>`
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
  </div>`;
}

/** Asks once more before something is deleted. */
export function renderRemoval(
  l: Localize<Words>,
  { record, sending }: { record: ObjectRecord; sending: Sending },
  { onConfirm, onKeep }: { onConfirm: () => void; onKeep: () => void },
): TemplateResult {
  const busy = sending.status === 'sending';
  return html`<div class="view">
    <h3 tabindex="-1" data-heading>${l.t('removeTitle', { name: nameOf(record) })}</h3>
    ${sending.status === 'refused' ? notice({ kind: 'error', text: sending.text }) : nothing}
    <p class="soft">${l.t('removeSure')}</p>
    <div class="actions">
      <button class="button" type="button" aria-disabled=${busy ? 'true' : 'false'} @click=${() => busy || onKeep()}>${l.t('keep')}</button>
      <button class="button primary" part="cta" type="button" aria-disabled=${busy ? 'true' : 'false'} @click=${() => busy || onConfirm()}>
        ${l.t('removeNow')}
      </button>
    </div>
  </div>`;
}
