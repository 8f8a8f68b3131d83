import { Milestone } from './milestone.js';

export interface WantedTask {
  /** Part of the account that has the task, for example `subscriptions`. */
  readonly section: string;
  /** Name of the task, for example `change-plan`; the part itself if left out. */
  readonly flow?: string | undefined;
  /** What it is about: a subscription's, an invoice's number. */
  readonly subject?: string | undefined;
}

/**
 * Somebody wants a task that another part of the account has. `storefront-account` opens it; a page that shows the parts by themselves can listen
 * and do the same.
 */
export class StorefrontOpenTaskEvent extends Milestone {
  readonly section: string;
  readonly flow: string | undefined;
  readonly subject: string | undefined;

  constructor({ section, flow, subject }: WantedTask) {
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
