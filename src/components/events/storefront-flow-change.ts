import { StorefrontEvent } from './storefront-event.js';

/** Open task. */
export interface OpenFlow {
  /** Name of the task, such as `cancel`. */
  readonly flow: string;
  /** Number of the subscription or invoice that the task is about. */
  readonly subject?: string | undefined;
}

/** Fired when a section of the account opens a task in place of its content, when the task is done, and when it is closed. */
export class StorefrontFlowChangeEvent extends StorefrontEvent {
  /** Name of the open task; undefined if no task is open. */
  readonly flow: string | undefined;
  /** Number of the subscription or invoice that the task is about. */
  readonly subject: string | undefined;
  /** True if the task is done and shows its result. Links should no longer open this task. */
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
