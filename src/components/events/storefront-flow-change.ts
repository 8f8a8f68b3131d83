import { Milestone } from './milestone.js';

export interface OpenFlow {
  /** Name of the task, for example `cancel`. */
  readonly flow: string;
  /** What it is about: a subscription's, an invoice's number. */
  readonly subject?: string | undefined;
}

/** A part of the account shows a task in place of its content, or its content again. For pages that keep what is open in their address. */
export class StorefrontFlowChangeEvent extends Milestone {
  /** The task that is open now; undefined if none is. */
  readonly flow: string | undefined;
  readonly subject: string | undefined;

  constructor({ flow, subject }: Partial<OpenFlow> = {}) {
    super('storefront-flow-change');
    this.flow = flow;
    this.subject = subject;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-flow-change': StorefrontFlowChangeEvent;
  }
}
