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

/** Cards under a common heading. */
export interface RadioCardGroup {
  readonly heading?: string | undefined;
  readonly cards: readonly RadioCard[];
}

interface RadioCardsOptions {
  /** Unique in the shadow root. */
  readonly name: string;
  readonly legend: string;
  /** Value of the chosen card. */
  readonly value: string | undefined;
  readonly groups: readonly RadioCardGroup[];
  readonly onChange: (value: string) => void;
}

/** Renders radio buttons in groups, each with a title and a description. */
export function radioCards(options: RadioCardsOptions): TemplateResult {
  const { name, legend, groups } = options;
  return html`<fieldset class="radio-cards" part="field">
    <legend>${legend}</legend>
    ${groups.map(({ heading, cards }, group) => {
      const rows = cards.map((card, index) => renderCard(options, card, `${name}-${group}-${index}`));
      return heading === undefined
        ? rows
        : html`<div class="radio-group" role="group" aria-labelledby="${name}-${group}">
            <p class="group-heading" id="${name}-${group}">${heading}</p>
            ${rows}
          </div>`;
    })}
  </fieldset>`;
}

function renderCard({ name, value, onChange }: RadioCardsOptions, card: RadioCard, id: string): TemplateResult {
  return html`<label part="choice">
    <input
      type="radio"
      name=${name}
      .value=${card.value}
      .checked=${card.value === value}
      aria-describedby=${card.detail ? id : nothing}
      @change=${() => onChange(card.value)}
    />
    <span class="card-title"><bdi>${card.title}</bdi>${card.tag ? html` <small class="tag">${card.tag}</small>` : nothing}</span>
    ${card.figure ? html`<span class="figure">${card.figure}</span>` : nothing}
    ${card.detail ? html`<small class="card-detail" id=${id}>${card.detail}</small>` : nothing}
  </label>`;
}
