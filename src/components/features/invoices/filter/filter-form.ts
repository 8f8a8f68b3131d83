import { html, type LitElement, type TemplateResult } from 'lit';
import { FullLocalizer } from '../../../locales/full-localizer.js';
import { formatAmountInput, parseAmountInput } from '../../../locales/amount-input.js';
import type { Localizer } from '../../../locales/localizer.js';
import { textField } from '../../../primitives/field.js';
import { field } from '../../../primitives/field.styles.js';
import { segmented, segmentedStyles } from '../../../primitives/segmented.js';
import type { Messages } from '../../../locales/message-catalog.js';
import type { Connection } from '../../connection/connection.js';
import { NO_FILTER, type InvoiceFilter } from '../filter.js';
import { invoicesFilterMessages, type InvoicesFilterMessages } from '../../../../generated/locales/invoices-filter.js';
import { filterStyles } from './filter.styles.js';

/** Milliseconds after the last key until what is typed is looked for. */
const PAUSE = 350;

type Typed = 'number' | 'min' | 'max';

/** Finds invoices by number, status, day and amount. Each entry counts at once; Enter is never needed. */
export class FilterForm {
  readonly #host: LitElement;
  readonly #l: FullLocalizer<InvoicesFilterMessages>;
  readonly #look: (change: Partial<InvoiceFilter>) => void;
  readonly #typed = new Map<Typed, string>();
  readonly #wrong = new Set<Typed>();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    host: LitElement,
    connection: Connection,
    words: Localizer<Messages>,
    look: (change: Partial<InvoiceFilter>) => void,
  ) {
    this.#host = host;
    this.#look = look;
    this.#l = new FullLocalizer(host, invoicesFilterMessages, () => ({ locale: words.locale, overrides: connection.storefront?.messages }));
  }

  /** Settles once its words are there. */
  static async create(
    host: LitElement,
    connection: Connection,
    words: Localizer<Messages>,
    look: (change: Partial<InvoiceFilter>) => void,
  ): Promise<FilterForm> {
    const form = new FilterForm(host, connection, words, look);
    const root = host.renderRoot;
    if (root instanceof ShadowRoot) {
      const sheets = [field, segmentedStyles, filterStyles].flatMap(({ styleSheet }) => styleSheet ?? []);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets.filter((sheet) => !root.adoptedStyleSheets.includes(sheet))];
    }
    await invoicesFilterMessages.translations[words.locale.split('-')[0] ?? '']?.().catch(() => undefined);
    return form;
  }

  render(filter: InvoiceFilter): TemplateResult {
    const l = this.#l;
    const status = filter.status === 'open' || filter.status === 'overdue' || filter.status === 'paid' ? filter.status : 'all';
    const day = (name: 'from' | 'to'): TemplateResult =>
      textField({
        id: `filter-${name}`,
        label: l.t(name),
        type: 'date',
        value: filter[name] ?? '',
        // A date that is only half typed is none yet.
        onInput: (value) => /^(?:[12]\d{3}-\d\d-\d\d)?$/.test(value) && this.#look({ [name]: value }),
      });
    return html`<div class="filter" role="search" aria-label=${l.t('label')}>
      <div class="fields">
        ${this.#text('number', filter)}${day('from')}${day('to')}${this.#text('min', filter)}${this.#text('max', filter)}
      </div>
      <div class="foot">
        ${segmented({
          name: 'filter-status',
          label: l.t('status'),
          value: status,
          options: (['all', 'open', 'overdue', 'paid'] as const).map((value) => ({ value, label: l.t(value) })),
          onChange: (value) => this.#look({ status: value === 'all' ? undefined : value }),
        })}
        <button class="button link" type="button" part="action" @click=${() => this.#clear()}>${l.t('clear')}</button>
      </div>
    </div>`;
  }

  #text(name: Typed, filter: InvoiceFilter): TemplateResult {
    const l = this.#l;
    const given = filter[name] ?? '';
    const amount = name !== 'number';
    return textField({
      id: `filter-${name}`,
      label: l.t(name),
      value: this.#typed.get(name) ?? (amount ? formatAmountInput(given, l.locale) : given),
      inputMode: amount ? 'decimal' : 'text',
      dir: 'auto',
      maxLength: 50,
      autocomplete: 'off',
      error: this.#wrong.has(name) ? l.t('notAmount', { example: l.number('12.5') }) : undefined,
      onInput: (value) => {
        this.#typed.set(name, value);
        this.#wrong.delete(name);
        clearTimeout(this.#waiting);
        this.#waiting = setTimeout(() => this.#commit(), PAUSE);
        this.#host.requestUpdate();
      },
      onCommit: () => this.#commit(true),
    });
  }

  /** @param left somebody went on, so that what cannot be read is complained about */
  #commit(left = false): void {
    clearTimeout(this.#waiting);
    const change: Partial<InvoiceFilter> = {};
    for (const [name, text] of this.#typed) {
      const value = name === 'number' || text.trim() === '' ? text.trim() : parseAmountInput(text, this.#l.locale);
      if (value === undefined) {
        if (left) this.#wrong.add(name);
        continue;
      }
      change[name] = value;
      if (left) this.#typed.delete(name);
    }
    if (Object.keys(change).length > 0) this.#look(change);
    this.#host.requestUpdate();
  }

  #clear(): void {
    clearTimeout(this.#waiting);
    this.#typed.clear();
    this.#wrong.clear();
    this.#look(NO_FILTER);
    this.#host.renderRoot.querySelector<HTMLElement>('.filter input')?.focus();
  }
}
