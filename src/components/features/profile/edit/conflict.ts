import { html, type TemplateResult } from 'lit';
import type { ProfileEditMessages } from '../../../../generated/locales/profile-edit.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';

/** Renders the new values of a part of the profile that was changed elsewhere, as lines of text. */
export function renderConflict(changed: readonly string[], l: FullLocalizer<ProfileEditMessages>): TemplateResult {
  const lines = changed.length > 0 ? changed : [l.t('nothing')];
  return html`<div class="conflict" part="conflict">
    <p>${l.t('conflict')}</p>
    <ul>
      ${lines.map((line) => html`<li><bdi>${line}</bdi></li>`)}
    </ul>
  </div>`;
}
