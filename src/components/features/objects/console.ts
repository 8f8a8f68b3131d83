import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { selectField } from '../../primitives/field.js';
import { queryField } from './fields.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';

export interface ConsoleOptions {
  readonly text: string;
  /** Queries that were run before, the last one first. */
  readonly history: readonly string[];
  readonly onType: (text: string) => void;
  readonly onRun: () => void;
}

/** Where queries are written, closed until somebody wants it. */
export function renderConsole(l: FullLocalizer<ObjectsMessages>, { text, history, onType, onRun }: ConsoleOptions): TemplateResult {
  return html`<details data-console>
    <summary>${l.t('console')}</summary>
    <form
      class="tool"
      @submit=${(event: Event) => {
        event.preventDefault();
        onRun();
      }}
    >
      ${queryField({ label: l.t('console'), hint: l.t('consoleHint'), value: text, onInput: onType })}
      ${
        history.length > 0
          ? selectField({
              id: 'history',
              label: l.t('history'),
              value: '',
              placeholder: l.t('chooseHistory'),
              options: history.map((value) => ({ value, label: value })),
              onInput: onType,
            })
          : nothing
      }
      <div class="actions"><button class="button" type="submit">${l.t('run')}</button></div>
    </form>
  </details>`;
}
