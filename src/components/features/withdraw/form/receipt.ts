import { html, type TemplateResult } from 'lit';
import type { WithdrawalReceipt } from '../../../../api/schemas/storefront/withdrawals.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { WithdrawFormMessages } from '../../../../generated/locales/withdraw-form.js';
import { endedContractRows, formatReceivedAt, saveReceipt } from './receipt-file.js';

/** Renders the receipt of a declaration. */
export function renderReceipt(receipt: WithdrawalReceipt, l: FullLocalizer<WithdrawFormMessages>): TemplateResult {
  const { kind, reference, name, email, contract, reason, digest, ended } = receipt;
  const rows: [string, string][] = [
    [l.t('reference'), reference],
    [l.t('receivedAt'), formatReceivedAt(receipt, l)],
    [l.t('name'), name],
    [l.t('email'), email],
    [l.t('contract'), contract],
    ...(reason === undefined ? [] : [[l.t('reason'), reason] satisfies [string, string]]),
    ...endedContractRows(receipt, l),
  ];
  return html`<header>
      <h2 tabindex="-1">${l.t(kind === 'cancel' ? 'cancelDone' : 'withdrawDone')}</h2>
      <p>${ended ? l.t('doneKeep') : l.t('doneLead', { email })}</p>
    </header>
    <dl class="rows" part="receipt">
      ${rows.map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`,
      )}
    </dl>
    <p class="digest">${l.t('digest')} <bdi>${digest}</bdi></p>
    <div class="buttons">
      <button class="button primary" part="cta" type="button" @click=${() => saveReceipt(receipt, l)}>${l.t('download')}</button>
    </div>`;
}
