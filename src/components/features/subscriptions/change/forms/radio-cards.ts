import { html, nothing, type TemplateResult } from 'lit';

export interface RadioCard {
  readonly value: string;
  readonly title: string;
  /** Label beside the title. */
  readonly tag?: string | undefined;
  /** Price at the end of the title line. */
  readonly figure?: string | undefined;
  readonly detail?: string | undefined;
}

export interface RadioCardsOptions {
  /** Unique in the shadow root. */
  readonly name: string;
  readonly legend: string;
  /** Value of the chosen card. */
  readonly value: string | undefined;
  readonly cards: readonly RadioCard[];
  readonly onChange: (value: string) => void;
}

/** Renders radio buttons, each with a title and a description. */
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
