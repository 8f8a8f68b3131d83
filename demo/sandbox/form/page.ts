import { html } from 'hono/html';
import { TEST_CARDS, type CardField } from './cards.js';
import { FORM_LANGUAGES, RIGHT_TO_LEFT, type FormLanguage, type FormMessages } from './messages.js';
import type { BankKind } from './banks.js';
import { formatNumber } from './public/card-rules.js';
import { bankForm, walletForm, methodChoice } from './method-choice.js';

interface FramePage {
  language: FormLanguage;
  /** Origin of the embedding page, already validated. */
  hostOrigin: string;
  /** Random value that every message between frame and host must contain. */
  nonce: string;
  scheme: 'light' | 'dark';
  /** Business date `YYYY-MM-DD`, used to check card expiry. */
  today: string;
  /** Type of bank account for the currency of the purchase. */
  bank: BankKind | undefined;
  /** Formatted amount to pay. */
  amount: string | undefined;
}

/** Autofill and input attributes of each field. */
const INPUTS: Record<CardField, { autocomplete: string; inputmode: 'numeric' | 'text'; maxlength: number }> = {
  number: { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 40 },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 9 },
  securityCode: { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4 },
  name: { autocomplete: 'cc-name', inputmode: 'text', maxlength: 100 },
};

function field(name: CardField, messages: FormMessages, hint?: string) {
  const input = INPUTS[name];
  const describedBy = hint ? `${name}-hint ${name}-error` : `${name}-error`;
  return html`<div class="field" data-field="${name}">
    <label for="${name}">${messages.labels[name]}</label>
    <div class="control">
      <input
        id="${name}"
        name="${name}"
        type="text"
        autocomplete="${input.autocomplete}"
        inputmode="${input.inputmode}"
        maxlength="${input.maxlength}"
        autocapitalize="${name === 'name' ? 'words' : 'off'}"
        spellcheck="false"
        required
        aria-describedby="${describedBy}"
        ${name === 'name' ? '' : html`dir="ltr"`}
      />
      ${name === 'number' ? html`<output class="brand" for="number" id="brand"></output>` : ''}
    </div>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    <p class="error" id="${name}-error"></p>
  </div>`;
}

function testCards(messages: FormMessages) {
  const texts = messages.testCards;
  return html`<details class="test-cards">
    <summary>${texts.title}</summary>
    <p>${texts.intro}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${texts.number}</th>
          <th scope="col">${texts.effect}</th>
        </tr>
      </thead>
      <tbody>
        ${TEST_CARDS.map(
          (card) =>
            html`<tr>
              <td><button type="button" class="use" data-number="${card.number}">${formatNumber(card.number)}</button></td>
              <td>${texts.behaviors[card.behavior]}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/** Renders the page inside the frame. Contains no inline scripts or styles, because the content security policy forbids them. */
export function framePage(page: FramePage) {
  const messages = FORM_LANGUAGES[page.language];
  return html`<!doctype html>
    <html
      lang="${page.language}"
      dir="${RIGHT_TO_LEFT.includes(page.language) ? 'rtl' : 'ltr'}"
      data-scheme="${page.scheme}"
      data-host="${page.hostOrigin}"
      data-nonce="${page.nonce}"
      data-today="${page.today}"
      data-messages="${JSON.stringify(messages)}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${messages.title}</title>
        <link rel="stylesheet" href="/frame/assets/frame.css" />
        <link rel="stylesheet" href="/frame/assets/methods.css" />
        <link rel="stylesheet" href="/frame/assets/test-cards.css" />
        <script type="module" src="/frame/assets/frame.js"></script>
      </head>
      <body>
        <main>
          ${methodChoice(messages.methods, page.bank)}
          <form id="card" novalidate autocomplete="on" aria-label="${messages.title}">
            ${field('number', messages)}
            <div class="pair">
              ${field('expiry', messages, messages.expiryHint)} ${field('securityCode', messages, messages.securityCodeHint)}
            </div>
            ${field('name', messages)}
            <p class="failure" id="failure" role="alert"></p>
            <button type="submit" class="save" id="save">${messages.save}</button>
            ${testCards(messages)}
          </form>
          ${page.bank ? bankForm(messages.methods, page.bank) : ''} ${walletForm(messages.methods, page.amount)}
          <section class="challenge" id="challenge" aria-labelledby="challenge-title" hidden>
            <h2 id="challenge-title" tabindex="-1">${messages.challenge.title}</h2>
            <p>${messages.challenge.text}</p>
            <button type="button" class="save" id="challenge-confirm">${messages.challenge.confirm}</button>
            <button type="button" class="again" id="challenge-refuse">${messages.challenge.refuse}</button>
          </section>
          <div class="saved" id="saved" hidden>
            <p id="saved-text" tabindex="-1"></p>
            <button type="button" class="again" id="again">${messages.useAnother}</button>
          </div>
        </main>
      </body>
    </html>`;
}
