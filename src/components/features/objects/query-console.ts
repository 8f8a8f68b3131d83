import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { selectField } from '../../primitives/field.js';
import { queryField } from './fields.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';

interface QueryConsoleOptions {
  readonly query: string;
  /** Earlier queries, newest first. */
  readonly history: readonly string[];
  readonly onInput: (text: string) => void;
  readonly onRun: () => void;
}

/** Renders the query form, collapsed by default. */
export function renderQueryConsole(
  l: FullLocalizer<ObjectsMessages>,
  { query, history, onInput, onRun }: QueryConsoleOptions,
): TemplateResult {
  return html`<details data-console>
    <summary>${l.t('console')}</summary>
    <form
      class="tool"
      @submit=${(event: Event) => {
        event.preventDefault();
        onRun();
      }}
    >
      ${queryField({ label: l.t('console'), hint: l.t('consoleHint'), value: query, onInput })}
      ${
        history.length > 0
          ? selectField({
              id: 'history',
              label: l.t('history'),
              value: '',
              placeholder: l.t('chooseHistory'),
              options: history.map((value) => ({ value, label: value })),
              onInput,
            })
          : nothing
      }
      <div class="actions"><button class="button" type="submit">${l.t('run')}</button></div>
    </form>
  </details>`;
}
