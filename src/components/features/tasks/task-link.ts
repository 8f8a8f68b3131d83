import { html, type TemplateResult } from 'lit';
import { StorefrontOpenTaskEvent, type TaskTarget } from '../../events/storefront-open-task.js';
import { withQuery } from '../../primitives/safe-link.js';

/** Elements that open a task when they receive `storefront-open-task`. */
const RECEIVERS = 'storefront-account, storefront-subscriptions';

interface TaskLinkOptions {
  /** Element that fires the event. */
  readonly host: HTMLElement;
  /** URL of the account page. */
  readonly accountHref: string | undefined;
  readonly task: TaskTarget;
  readonly label: string;
  /** CSS classes. */
  readonly look: string;
}

/**
 * Renders a link to a task on the account page. Without a URL, renders a button that opens the task in an element of this page. Undefined if
 * the page has neither, so that no button is without effect.
 */
export function taskLink({ host, accountHref, task, label, look }: TaskLinkOptions): TemplateResult | undefined {
  const { section, flow, subject } = task;
  const href = withQuery(accountHref, { section, flow, subject });
  if (href !== undefined) return html`<a class=${look} part="cta switch" href=${href}>${label}</a>`;
  if (!document.querySelector(RECEIVERS)) return undefined;
  const open = (): void => void host.dispatchEvent(new StorefrontOpenTaskEvent(task));
  return html`<button class=${look} part="cta switch" type="button" @click=${open}>${label}</button>`;
}

/** Returns the flow of a plan change with a preselected plan: `change-plan:<id>` or `change-plan:<id>:<quantity>`. */
export function changePlanFlow(productRatePlanId: string, quantity: number | undefined): string {
  return ['change-plan', productRatePlanId, ...(quantity === undefined ? [] : [quantity])].join(':');
}
