import { Milestone } from './milestone.js';

export interface OpenFlow {
  /** Name of the task, for example `cancel`. */
  readonly flow: string;
  /** What it is about: a subscription's, an invoice's number. */
  readonly subject?: string | undefined;
}

/**
 * A part of the account shows a task in place of its content, the task is done, or the content is shown again. For pages that keep what is open in their
 * address.
 */
export class StorefrontFlowChangeEvent extends Milestone {
  /** The task that is open now; undefined if none is. */
  readonly flow: string | undefined;
  readonly subject: string | undefined;
  /** Whether the task has been done: it still says so, but who comes again with its address should not be led to it. */
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
