import { html, nothing, type TemplateResult } from 'lit';
import { notice } from '../../primitives/notice.js';
import { safeHref } from '../../primitives/safe-link.js';
import type { ExistingSubscription } from '../owned-plans/existing-subscription.js';
import { changePlanFlow, taskLink } from '../tasks/task-link.js';
import { currentPage, HEADING_ID, type SignUpView } from './sign-up-view.js';

/** Renders the choice between the account's subscription and a second one. */
export function renderExisting(view: SignUpView, existing: ExistingSubscription): TemplateResult {
  const { l, settings, actions, pages } = view;
  const { currentPlan, isSamePlan, allowsSecond } = existing;
  const account = safeHref(settings.accountHref);
  const switchLink = switchTask(view, existing);
  return html`<section class="step duplicate" part="duplicate">
    <h2 id=${HEADING_ID} tabindex="-1">
      ${isSamePlan ? l.t('duplicateHeading') : l.t('existingHeading', { plan: currentPlan.productName })}
    </h2>
    <p>${existingText(view, existing)}</p>
    <div class="links">
      ${switchLink ?? (account ? html`<a class="button primary" href=${account}>${l.t('toAccount')}</a>` : nothing)}
      ${
        allowsSecond
          ? html`<button class="button" type="button" part="again" @click=${actions.buyAgain}>
              ${l.t(isSamePlan ? 'buyAgain' : 'addSecond')}
            </button>`
          : nothing
      }
      ${
        pages.some((page) => page.includes('plan')) && !currentPage(view).includes('plan')
          ? html`<button class="button" type="button" @click=${() => actions.go('plan')}>${l.t('otherPlan')}</button>`
          : nothing
      }
    </div>
  </section>`;
}

function existingText(
  { l, chosen }: SignUpView,
  { subscription, currentPlan, isSamePlan, canSwitch, allowsSecond }: ExistingSubscription,
): string {
  const plan = currentPlan.productName;
  const target = chosen?.product.name ?? '';
  const date = l.date(subscription.startDate);
  if (!allowsSecond) return l.t(canSwitch ? 'existingOne' : 'existingOneOnly', { plan, target, date });
  if (isSamePlan) return l.t('duplicate', { plan, date });
  return l.t(canSwitch ? 'existing' : 'existingNotNow', { plan, target, date });
}

/** Renders the link to the plan change in the account. Undefined if the change or the account cannot be reached. */
function switchTask(
  { l, chosen, settings, host }: SignUpView,
  { subscription, canSwitch }: ExistingSubscription,
): TemplateResult | undefined {
  if (!canSwitch || !chosen) return undefined;
  const { productRatePlanId, quantity } = chosen.choice;
  const task = { section: 'subscriptions', flow: changePlanFlow(productRatePlanId, quantity), subject: subscription.subscriptionNumber };
  return taskLink({ host, accountHref: settings.accountHref, task, label: l.t('switchPlan'), look: 'button primary' });
}

/** Renders the reminder in the review that the purchase is a second subscription. */
export function renderSecondNotice({ l, existing, purchase }: SignUpView): TemplateResult | typeof nothing {
  if (!existing || !purchase.again) return nothing;
  return notice({ kind: 'info', text: l.t('secondNotice', { plan: existing.currentPlan.productName }) });
}
