import { StorefrontEvent } from './storefront-event.js';

/** Payload of `storefront-open-task`. */
export interface TaskTarget {
  /** Section of the account that has the task, such as `subscriptions`. */
  readonly section: string;
  /** Name of the task, such as `change-plan`; the section itself if undefined. */
  readonly flow?: string | undefined;
  /** Number of the subscription or invoice that the task is about. */
  readonly subject?: string | undefined;
}

/** A person asked for a task of another section. `storefront-account` opens it; a page that shows the sections by themselves can do the same. */
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
