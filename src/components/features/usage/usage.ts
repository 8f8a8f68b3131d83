import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { getUsage, getUsageAdvice } from '../../../api/operations/storefront/usage.js';
import type { Usage, UsageGuard, UsageMeter, UsageRequest } from '../../../api/schemas/storefront/usage.js';
import { StorefrontOpenTaskEvent } from '../../events/storefront-open-task.js';
import { notice } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { AccountSection } from '../account-section/account-section.js';
import { Resource } from '../connection/resource.js';
import { Permissions } from '../permissions/permissions.js';
import { openerKey, TaskController } from '../tasks/task-controller.js';
import type { PlanAdvice } from './advice/plan-advice.js';
import type { DrawChart } from './chart.js';
import { usageMessages, type UsageMessages } from '../../../generated/locales/usage.js';
import { guardWarning } from '../../../api/usage/usage-guard.js';
import { renderMeter } from './meter.js';
import { SAMPLE_USAGE } from './sample.js';
import { styles } from './usage.styles.js';

/**
 * @summary Usage of each metered charge, day by day, with current and projected cost. Also sets a spending guard and suggests the cheapest plan for
 * past usage.
 *
 * @csspart section - Metered charge.
 * @csspart row - Row with a quantity or an amount.
 * @csspart task - Task that is shown in place of the content.
 * @csspart back - Button that leaves a task.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart action - Secondary button.
 * @csspart cta - Button that saves the spending guard, leads to another plan, or signs in.
 * @cssstate empty - No charge depends on usage.
 * @cssstate task - The task that sets a spending guard is open.
 * @cssstate submitting - A change was sent; waiting for the response.
 * @cssstate checking - The outcome of a change is unknown and being checked.
 * @cssstate refused - A change was refused; nothing was changed.
 * @event {StorefrontFlowChangeEvent} storefront-flow-change - A task was opened, done or closed.
 * @event {StorefrontOpenTaskEvent} storefront-open-task - The user wants to change the plan.
 */
export class StorefrontUsage extends AccountSection<UsageRequest, Usage, UsageMessages> {
  static override readonly tag = 'storefront-usage';
  static override styles = [AccountSection.styles, rows, styles];

  readonly #permissions = new Permissions(this, this.connection);
  protected override readonly tasks: TaskController<Usage> = new TaskController<Usage>(this, async (flow, opening) => {
    const { subject } = opening;
    if (flow !== 'guard' || subject === undefined) return undefined;
    const [{ TaskScope }, { GuardTask }] = await Promise.all([import('../tasks/task-scope.js'), import('./guard/guard-task.js')]);
    this.message = '';
    return GuardTask.open(new TaskScope(this, this.connection), opening, subject, (isSet) => {
      opening.close();
      this.message = this.l.t(isSet ? 'guardSaved' : 'guardRemoved');
    });
  });

  /** Number of the subscription to show. Default: all subscriptions. */
  @property() subscription: string | undefined;
  /** Task to open: `guard` sets a spending guard. */
  @property() flow: 'guard' | undefined;
  @state() private drawChart: DrawChart | undefined;
  /** Advice on the cheapest plan, or the state of loading its code. */
  @state() private advice: PlanAdvice | 'loading' | 'failed' | undefined;
  /** Number of the subscription whose plans are compared. */
  @state() private advisedSubscription: string | undefined;
  /** Announcement of the last action. */
  @state() private message = '';
  readonly #advice = new Resource(this, this.connection, getUsageAdvice, () =>
    this.advisedSubscription === undefined ? undefined : { subscription: this.advisedSubscription },
  );
  #isChartRequested = false;

  constructor() {
    super(usageMessages, getUsage, () => (this.subscription ? { subscription: this.subscription } : {}));
  }

  protected override get isWaiting(): boolean {
    return this.#permissions.isLoading;
  }

  protected override isEmpty({ meters }: Usage): boolean {
    return meters.length === 0;
  }

  protected override announcement(): string {
    const { data } = this.#advice.snapshot;
    return (
      this.message || (this.advisedSubscription !== undefined && data && typeof this.advice === 'object' ? this.advice.sentence(data) : '')
    );
  }

  protected override sample(): Usage {
    return SAMPLE_USAGE;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { data } = this;
    if (!data) return;
    if (!this.#isChartRequested && data.meters.length > 0) void this.#loadChart();
    this.#followFlow(data);
  }

  protected override renderContent(usage: Usage): TemplateResult {
    const { l } = this;
    if (usage.meters.length === 0) return html`<p class="empty">${l.t('empty')}</p>`;
    const numbers = [...new Set(usage.meters.map(({ subscriptionNumber }) => subscriptionNumber))];
    const hasPrices = usage.meters.some(({ cost, projection }) => cost ?? projection);
    return html`${usage.incomplete ? notice({ kind: 'warning', text: l.t('incomplete') }) : nothing}
      <div class="subscriptions">
        ${numbers.map((number) =>
          this.#renderSubscription(
            number,
            usage.meters.filter(({ subscriptionNumber }) => subscriptionNumber === number),
            usage,
          ),
        )}
      </div>
      ${hasPrices ? html`<p class="soft">${l.t('beforeTax')}</p>` : nothing}`;
  }

  #renderSubscription(number: string, meters: readonly UsageMeter[], usage: Usage): TemplateResult {
    const view = { l: this.l, today: usage.today, drawChart: this.drawChart };
    return html`<div class="subscription">
      <div class="meters">${meters.map((meter) => renderMeter(meter, view))}</div>
      ${this.#renderGuard(
        number,
        usage.guards.find(({ subscriptionNumber }) => subscriptionNumber === number),
        meters,
      )}${this.#renderAdvice(number)}
    </div>`;
  }

  #renderGuard(number: string, guard: UsageGuard | undefined, meters: readonly UsageMeter[]): TemplateResult | typeof nothing {
    const { l } = this;
    const canChange = this.#permissions.can('usage:write');
    if (!guard && !canChange) return nothing;
    const warning = guard && guardWarning(guard, meters);
    const percent = new Intl.NumberFormat(l.locale, { style: 'percent' });
    const warningKeys = { reached: 'guardReached', near: 'guardNear', ahead: 'guardAhead' } as const;
    return html`<section class="guard">
      <h3>${l.t('guard')}</h3>
      <p class=${guard ? '' : 'soft'}>
        ${guard ? l.t('guardSet', { percent: percent.format(guard.warnAt / 100), amount: l.money(guard.amount) }) : l.t('guardNone')}
      </p>
      ${
        guard && warning
          ? notice({
              kind: 'warning',
              text: l.t(warningKeys[warning.kind], { cost: l.money(warning.cost), amount: l.money(guard.amount) }),
            })
          : nothing
      }
      ${
        canChange
          ? html`<p>
              <button
                class="button"
                part="action"
                type="button"
                data-opens=${openerKey('guard', number)}
                aria-busy=${this.tasks.isLoading('guard', number) ? 'true' : 'false'}
                @click=${() => void this.tasks.open('guard', number)}
              >
                ${l.t(guard ? 'guardChange' : 'guardOpen')}
              </button>
            </p>`
          : nothing
      }
    </section>`;
  }

  #renderAdvice(number: string): TemplateResult {
    const { l, advice } = this;
    if (this.advisedSubscription !== number) {
      return html`<p class="actions">
        <button class="button" part="action" type="button" @click=${() => void this.#compare(number)}>${l.t('adviceOpen')}</button>
      </p>`;
    }
    const { snapshot } = this.#advice;
    const onChangePlan = () =>
      this.dispatchEvent(new StorefrontOpenTaskEvent({ section: 'subscriptions', flow: 'change-plan', subject: number }));
    return html`<section class="advice" aria-busy=${advice === 'loading' || snapshot.status === 'loading' ? 'true' : 'false'}>
      <h3 tabindex="-1">${l.t('adviceOpen')}</h3>
      ${
        typeof advice === 'object'
          ? advice.render({ section: l, snapshot, onRetry: () => void this.#advice.refresh(), onChangePlan })
          : advice === 'failed'
            ? notice({
                kind: 'error',
                text: l.t('taskFailed'),
                action: { label: l.t('tryAgain'), onClick: () => void this.#loadAdvice() },
              })
            : html`<p class="soft">${l.t('loading')}</p>`
      }
    </section>`;
  }

  async #compare(number: string): Promise<void> {
    this.advisedSubscription = number;
    void this.#loadAdvice();
    await this.updateComplete;
    // Moves the focus, because the clicked button no longer exists.
    this.renderRoot.querySelector<HTMLElement>('.advice h3')?.focus();
  }

  async #loadAdvice(): Promise<void> {
    if (typeof this.advice === 'object') return;
    this.advice = 'loading';
    try {
      const { PlanAdvice } = await import('./advice/plan-advice.js');
      this.advice = await PlanAdvice.load(this, this.l.locale, () => ({
        locale: this.l.locale,
        overrides: this.connection.storefront?.messages,
      }));
    } catch {
      this.advice = 'failed';
    }
  }

  async #loadChart(): Promise<void> {
    this.#isChartRequested = true;
    try {
      const { drawChart } = await import('./chart.js');
      this.drawChart = drawChart;
    } catch {
      // Ignored: the table shows the same data, and the next update tries again.
      this.#isChartRequested = false;
    }
  }

  /** Opens the task that the page has set, once the data is loaded. */
  #followFlow({ meters }: Usage): void {
    const { flow, subscription = meters[0]?.subscriptionNumber } = this;
    if (!flow || subscription) this.tasks.follow(flow || undefined, flow ? subscription : undefined);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-usage': StorefrontUsage;
  }
}
