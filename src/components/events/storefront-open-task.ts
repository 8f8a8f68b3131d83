import { StorefrontEvent } from './storefront-event.js';

/** Payload of `storefront-open-task`. */
export interface TaskTarget {
  /** Section of the account that has the task, such as `subscriptions`. */
  readonly section: string;
  /**
   * Name of the task, such as `change-plan`. `change-plan:<id>:<quantity>` preselects a rate plan; the quantity is optional. If undefined,
   * the section itself is opened.
   */
  readonly flow?: string | undefined;
  /** Number of the subscription or invoice that the task is about. */
  readonly subject?: string | undefined;
}

/**
 * Fired when the user wants to open a task of the account: of another section, or from elements such as a plan table. A `storefront-account`
 * of the page opens it, or else a `storefront-subscriptions`. If a page shows other sections without `storefront-account`, the page can
 * open the task.
 */
export class StorefrontOpenTaskEvent extends StorefrontEvent implements TaskTarget {
  readonly section: string;
  readonly flow: string | undefined;
  readonly subject: string | undefined;

  constructor({ section, flow, subject }: TaskTarget) {
    super('storefront-open-task');
    this.section = section;
    this.flow = flow;
    this.subject = subject;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-open-task': StorefrontOpenTaskEvent;
  }
}
