import { StorefrontEvent } from './storefront-event.js';

/** Task that is open. */
export interface OpenFlow {
  /** Name of the task, such as `cancel`. */
  readonly flow: string;
  /** Number of the subscription or invoice that the task is about. */
  readonly subject?: string | undefined;
}

/** A section of the account shows a task in place of its content, the task is done, or the content is shown again. */
export class StorefrontFlowChangeEvent extends StorefrontEvent {
  /** Name of the task that is open now; undefined if none is. */
  readonly flow: string | undefined;
  /** Number of the subscription or invoice that the task is about. */
  readonly subject: string | undefined;
  /** True if the task is done: its result is shown, but a link should not lead to the task again. */
  readonly done: boolean;

  constructor({ flow, subject }: Partial<OpenFlow> = {}, done = false) {
    super('storefront-flow-change');
    this.flow = flow;
    this.subject = subject;
    this.done = done;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-flow-change': StorefrontFlowChangeEvent;
  }
}
