import { html } from 'hono/html';
import type { MethodMessages } from './bank-messages.js';
import { BANK_FIELDS, TEST_BANKS, type BankField, type BankKind } from './banks.js';

/** Renders the choice of payment method above the fields. */
export function methodChoice(messages: MethodMessages, bank: BankKind | undefined) {
  const method = (value: string, label: string, checked = false) =>
    html`<label class="method"
      ><input type="radio" name="method" value="${value}" autocomplete="off" ${checked ? html`checked` : ''} /><span>${label}</span></label
    >`;
  return html`<fieldset class="methods" id="methods">
    <legend class="hidden">${messages.title}</legend>
    ${method('card', messages.card, true)} ${bank ? method('bank', messages.bank) : ''} ${method('wallet', messages.wallet)}
  </fieldset>`;
}

function bankField(name: BankField, kind: BankKind, messages: MethodMessages) {
  const label = name === 'bankCode' && kind !== 'SEPA' ? messages.bankCodes[kind] : messages.labels[name];
  const isName = name === 'holder';
  return html`<div class="field">
    <label for="bank-${name}">${label}</label>
    <div class="control">
      <input
        id="bank-${name}"
        data-bank="${name}"
        type="text"
        autocomplete="${isName ? 'name' : 'off'}"
        inputmode="${isName || name === 'iban' ? 'text' : 'numeric'}"
        maxlength="${isName ? 200 : 50}"
        autocapitalize="${isName ? 'words' : 'characters'}"
        spellcheck="false"
        required
        aria-describedby="bank-${name}-error"
        ${isName ? '' : html`dir="ltr"`}
      />
    </div>
    <p class="error" id="bank-${name}-error"></p>
  </div>`;
}

/** Renders the bank account form, hidden until it is chosen. */
export function bankForm(messages: MethodMessages, kind: BankKind) {
  const { testBanks } = messages;
  return html`<form id="bank" novalidate aria-label="${messages.bank}" data-problems="${JSON.stringify(messages.problems)}" hidden>
    ${BANK_FIELDS[kind].map((name) => bankField(name, kind, messages))}
    <p class="hint">${messages.mandate}</p>
    <p class="failure" id="bank-failure" role="alert"></p>
    <button type="submit" class="save" id="bank-save">${messages.saveBank}</button>
    <details class="test-cards">
      <summary>${testBanks.title}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${testBanks.number}</th>
            <th scope="col">${testBanks.effect}</th>
          </tr>
        </thead>
        <tbody>
          ${TEST_BANKS[kind].map(
            ({ fields, behavior }) =>
              html`<tr>
                <td>
                  <button type="button" class="use" data-fields="${JSON.stringify(fields)}">${Object.values(fields).join(' ')}</button>
                </td>
                <td>${behavior === 'ok' ? testBanks.behaviors.ok : testBanks.behaviors.decline}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </form>`;
}

/** Renders the wallet button, hidden until it is chosen. `amount` is the formatted amount to confirm. */
export function walletForm(messages: MethodMessages, amount: string | undefined) {
  return html`<section class="wallet" id="wallet" aria-label="${messages.wallet}" hidden>
    <p>${messages.walletText}</p>
    ${amount === undefined ? '' : html`<p class="hint">${messages.walletAmount.replace('{amount}', amount)}</p>`}
    <p class="failure" id="wallet-failure" role="alert"></p>
    <button type="button" class="save" id="wallet-use">${messages.useWallet}</button>
  </section>`;
}
