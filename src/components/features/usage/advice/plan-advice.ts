import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { AdvisedPlan, UsageAdvice } from '../../../../api/schemas/storefront/usage.js';
import type { Snapshot } from '../../../../store/store.js';
import { FullLocalizer } from '../../../locales/full-localizer.js';
import type { LocaleSettings } from '../../../locales/localizer.js';
import { notice } from '../../../primitives/notice.js';
import type { UsageMessages } from '../../../../generated/locales/usage.js';
import { usageAdviceMessages, type UsageAdviceMessages } from '../../../../generated/locales/usage-advice.js';
import { isGreater, subtractMoney } from '../../../../api/money/money.js';

/** Data and callbacks of the advice. */
interface PlanAdviceOptions {
  readonly l: FullLocalizer<UsageAdviceMessages>;
  /** Messages of the usage element. */
  readonly section: FullLocalizer<UsageMessages>;
  readonly snapshot: Snapshot<UsageAdvice>;
  readonly onRetry: () => void;
  /** Opens the task that changes the plan. */
  readonly onChangePlan: () => void;
}

/** Returns the advice as a sentence. */
function adviceSentence({ options }: UsageAdvice, l: FullLocalizer<UsageAdviceMessages>): string {
  const current = options.find(({ current }) => current);
  const best = options.find((option) => option.best);
  if (!current || !best) return l.t('none');
  const saving =
    !best.current && isGreater(current.monthly.amount, best.monthly.amount) ? subtractMoney(current.monthly, best.monthly) : undefined;
  if (!saving) return l.t('stay', { plan: planLabel(current, options) });
  return l.t('move', { plan: planLabel(best, options), saving: l.money(saving) });
}

/** Renders what the usage of the last periods would have cost on each plan, cheapest plan first. */
function renderAdvice({ l, section, snapshot, onRetry, onChangePlan }: PlanAdviceOptions): TemplateResult {
  const { data, error } = snapshot;
  if (error && !data) return notice({ kind: 'error', text: l.t('failed'), action: { label: section.t('tryAgain'), onClick: onRetry } });
  if (!data) return html`<p class="soft">${l.t('coming')}</p>`;
  const { options, periods } = data;
  const hasCheaperPlan = options.some(({ best, current }) => best && !current);
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
                  ><bdi>${planLabel(option, options)}</bdi
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
    <p class="soft">${l.t('basis', { count: periods.length })}</p>
    ${hasCheaperPlan ? html`<p><button class="button" part="cta" type="button" @click=${onChangePlan}>${l.t('look')}</button></p>` : nothing}`;
}

/** Advice on the cheapest plan. Loads its own messages. */
export class PlanAdvice {
  readonly #l: FullLocalizer<UsageAdviceMessages>;

  private constructor(host: LitElement, locale: () => LocaleSettings) {
    this.#l = new FullLocalizer(host, usageAdviceMessages, locale);
  }

  /** Resolves once the messages have loaded or failed to load, so that no text appears in another language first. */
  static async load(host: LitElement, language: string, locale: () => LocaleSettings): Promise<PlanAdvice> {
    await Promise.allSettled([usageAdviceMessages.translations[language.split('-')[0] ?? '']?.()]);
    return new PlanAdvice(host, locale);
  }

  sentence(advice: UsageAdvice): string {
    return adviceSentence(advice, this.#l);
  }

  render(view: Omit<PlanAdviceOptions, 'l'>): TemplateResult {
    return renderAdvice({ ...view, l: this.#l });
  }
}

/** Returns the product name, with the plan name if two plans of the product are compared. */
function planLabel({ productName, ratePlanName }: AdvisedPlan, options: readonly AdvisedPlan[]): string {
  const isOnlyPlan = options.filter((option) => option.productName === productName).length === 1;
  return isOnlyPlan ? productName : `${productName}, ${ratePlanName}`;
}
