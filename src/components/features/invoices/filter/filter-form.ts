import { html, type LitElement, type TemplateResult } from 'lit';
import { FullLocalizer } from '../../../locales/full-localizer.js';
import { formatAmountInput, parseAmountInput } from '../../../locales/amount-input.js';
import type { Localizer } from '../../../locales/localizer.js';
import { textField } from '../../../primitives/field.js';
import { field } from '../../../primitives/field.styles.js';
import { segmented, segmentedStyles } from '../../../primitives/segmented.js';
import type { Messages } from '../../../locales/message-catalog.js';
import type { Connection } from '../../connection/connection.js';
import { NO_FILTER, type InvoiceFilter } from '../invoice-filter.js';
import { invoicesFilterMessages, type InvoicesFilterMessages } from '../../../../generated/locales/invoices-filter.js';
import { filterStyles } from './filter.styles.js';

/** Milliseconds between the last key press and the search. */
const INPUT_DELAY = 350;

/** Name of a filter with a text field. */
type TextFilter = 'number' | 'min' | 'max';

/** Form that filters invoices by number, status, date and amount. Applies entries while the user types. */
export class FilterForm {
  readonly #host: LitElement;
  readonly #l: FullLocalizer<InvoicesFilterMessages>;
  readonly #onChange: (change: Partial<InvoiceFilter>) => void;
  /** Typed text by field. */
  readonly #texts = new Map<TextFilter, string>();
  /** Fields with an invalid amount. */
  readonly #invalid = new Set<TextFilter>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    host: LitElement,
    connection: Connection,
    listLocalizer: Localizer<Messages>,
    onChange: (change: Partial<InvoiceFilter>) => void,
  ) {
    this.#host = host;
    this.#onChange = onChange;
    this.#l = new FullLocalizer(host, invoicesFilterMessages, () => ({
      locale: listLocalizer.locale,
      overrides: connection.storefront?.messages,
    }));
  }

  /** Resolves once the messages have loaded or failed to load. */
  static async create(
    host: LitElement,
    connection: Connection,
    listLocalizer: Localizer<Messages>,
    onChange: (change: Partial<InvoiceFilter>) => void,
  ): Promise<FilterForm> {
    const form = new FilterForm(host, connection, listLocalizer, onChange);
    const root = host.renderRoot;
    if (root instanceof ShadowRoot) {
      const sheets = [field, segmentedStyles, filterStyles].flatMap(({ styleSheet }) => styleSheet ?? []);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets.filter((sheet) => !root.adoptedStyleSheets.includes(sheet))];
    }
    await invoicesFilterMessages.translations[listLocalizer.locale.split('-')[0] ?? '']?.().catch(() => undefined);
    return form;
  }

  render(filter: InvoiceFilter): TemplateResult {
    const l = this.#l;
    const status = filter.status === 'open' || filter.status === 'overdue' || filter.status === 'paid' ? filter.status : 'all';
    const dateField = (name: 'from' | 'to'): TemplateResult =>
      textField({
        id: `filter-${name}`,
        label: l.t(name),
        type: 'date',
        value: filter[name] ?? '',
        // Ignores a date until it is complete.
        onInput: (value) => /^(?:[12]\d{3}-\d\d-\d\d)?$/.test(value) && this.#onChange({ [name]: value }),
      });
    return html`<div class="filter" role="search" aria-label=${l.t('label')}>
      <div class="fields">
        ${this.#renderTextField('number', filter)}${dateField('from')}${dateField('to')}${this.#renderTextField('min', filter)}${this.#renderTextField('max', filter)}
      </div>
      <div class="foot">
        ${segmented({
          name: 'filter-status',
          label: l.t('status'),
          value: status,
          options: (['all', 'open', 'overdue', 'paid'] as const).map((value) => ({ value, label: l.t(value) })),
          onChange: (value) => this.#onChange({ status: value === 'all' ? undefined : value }),
        })}
        <button class="button link" type="button" part="action" @click=${() => this.#clear()}>${l.t('clear')}</button>
      </div>
    </div>`;
  }

  #renderTextField(name: TextFilter, filter: InvoiceFilter): TemplateResult {
    const l = this.#l;
    const filterValue = filter[name] ?? '';
    const isAmount = name !== 'number';
    return textField({
      id: `filter-${name}`,
      label: l.t(name),
      value: this.#texts.get(name) ?? (isAmount ? formatAmountInput(filterValue, l.locale) : filterValue),
      inputMode: isAmount ? 'decimal' : 'text',
      dir: 'auto',
      maxLength: 50,
      autocomplete: 'off',
      error: this.#invalid.has(name) ? l.t('notAmount', { example: l.number('12.5') }) : undefined,
      onInput: (value) => {
        this.#texts.set(name, value);
        this.#invalid.delete(name);
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#commit(), INPUT_DELAY);
        this.#host.requestUpdate();
      },
      onCommit: () => this.#commit(true),
    });
  }

  /** Applies the typed texts. @param hasLeft true if the user has left the field; only then are invalid amounts reported */
  #commit(hasLeft = false): void {
    clearTimeout(this.#timer);
    const change: Partial<InvoiceFilter> = {};
    for (const [name, text] of this.#texts) {
      const value = name === 'number' || text.trim() === '' ? text.trim() : parseAmountInput(text, this.#l.locale);
      if (value === undefined) {
        if (hasLeft) this.#invalid.add(name);
        continue;
      }
      change[name] = value;
      if (hasLeft) this.#texts.delete(name);
    }
    if (Object.keys(change).length > 0) this.#onChange(change);
    this.#host.requestUpdate();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#texts.clear();
    this.#invalid.clear();
    this.#onChange(NO_FILTER);
    this.#host.renderRoot.querySelector<HTMLElement>('.filter input')?.focus();
  }
}
