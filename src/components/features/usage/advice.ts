import { html, nothing, type TemplateResult } from 'lit';
import type { AdvisedPlan, UsageAdvice } from '../../../api/schemas/storefront/usage.js';
import type { Snapshot } from '../../../store/store.js';
import type { Localize } from '../../locales/localize.js';
import { notice } from '../../primitives/notice.js';
import { saved } from './figures.js';
import type { Words } from './messages.js';

export interface AdviceView {
  readonly l: Localize<Words>;
  readonly snapshot: Snapshot<UsageAdvice>;
  readonly again: () => void;
  /** Leads to changing to a plan. */
  readonly change: () => void;
}

/** What the advice comes to, in a sentence. */
export function adviceSentence({ options }: UsageAdvice, l: Localize<Words>): string {
  const held = options.find(({ current }) => current);
  const best = options.find((option) => option.best);
  if (!held || !best) return l.t('adviceNone');
  const saving = best.current ? undefined : saved(held.monthly, best.monthly);
  if (!saving) return l.t('adviceStay', { plan: nameOf(held, options) });
  return l.t('adviceMove', { plan: nameOf(best, options), saving: l.money(saving) });
}

/** What the use of the last periods would have cost on each plan, the cheapest first. */
export function renderAdvice({ l, snapshot, again, change }: AdviceView): TemplateResult {
  const { data, error } = snapshot;
  if (error && !data) return notice({ kind: 'error', text: l.t('adviceFailed'), action: { label: l.t('tryAgain'), onClick: again } });
  if (!data) return html`<p class="soft">${l.t('adviceComing')}</p>`;
  const { options, periods } = data;
  const moves = options.some(({ best, current }) => best && !current);
  const text = adviceSentence(data, l);
  if (options.length === 0) return html`<p class="soft">${text}</p>`;
  return html`<p class="best">${text}</p>
    <table class="table compact" role="table">
      <thead>
        <tr role="row">
          <th role="columnheader" scope="col">${l.t('plan')}</th>
          <th role="columnheader" scope="col" class="figure">${l.t('monthly')}</th>
        </tr>
      </thead>
      <tbody>
        ${options.map(
          (option) =>
            html`<tr role="row" part="row">
              <td role="cell" class=${option.best ? 'best' : ''} data-label=${l.t('plan')}>
                <span
                  ><bdi>${nameOf(option, options)}</bdi
                  >${option.current ? html` <span class="soft">(${l.t('yours')})</span>` : nothing}</span
                >
              </td>
              <td role="cell" class=${option.best ? 'figure best' : 'figure'} data-label=${l.t('monthly')}>
                <span>${l.money(option.monthly)}</span>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="soft">${l.t('adviceBasis', { count: periods.length })}</p>
    ${moves ? html`<p><button class="button" part="cta" type="button" @click=${change}>${l.t('adviceLook')}</button></p>` : nothing}`;
}

/** The product's name, with that of its plan where two of one product are compared. */
function nameOf({ productName, ratePlanName }: AdvisedPlan, options: readonly AdvisedPlan[]): string {
  const alone = options.filter((option) => option.productName === productName).length === 1;
  return alone ? productName : `${productName}, ${ratePlanName}`;
}
