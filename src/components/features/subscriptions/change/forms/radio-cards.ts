import { html, nothing, type TemplateResult } from 'lit';

export interface RadioCard {
  readonly value: string;
  readonly title: string;
  /** Short word beside the title. */
  readonly tag?: string | undefined;
  /** At the end of the line of the title. */
  readonly figure?: string | undefined;
  readonly detail?: string | undefined;
}

export interface RadioCardsOptions {
  /** Unique in the shadow root. */
  readonly name: string;
  readonly legend: string;
  /** Nothing is chosen as long as it is the value of none. */
  readonly value: string | undefined;
  readonly cards: readonly RadioCard[];
  readonly onChange: (value: string) => void;
}

/** One of several that need some words each: real radio buttons, one tab stop, arrow keys choose. */
export function radioCards({ name, legend, value, cards, onChange }: RadioCardsOptions): TemplateResult {
  return html`<fieldset class="radio-cards" part="field">
    <legend>${legend}</legend>
    ${cards.map(
      (card, index) =>
        html`<label part="choice">
          <input
            type="radio"
            name=${name}
            .value=${card.value}
            .checked=${card.value === value}
            aria-describedby=${card.detail ? `${name}-${index}` : nothing}
            @change=${() => onChange(card.value)}
          />
          <span class="card-title"><bdi>${card.title}</bdi>${card.tag ? html` <small class="tag">${card.tag}</small>` : nothing}</span>
          ${card.figure ? html`<span class="figure">${card.figure}</span>` : nothing}
          ${card.detail ? html`<small class="card-detail" id="${name}-${index}">${card.detail}</small>` : nothing}
        </label>`,
    )}
  </fieldset>`;
}
