import type { LitElement, ReactiveController } from 'lit';
import { announce, rendered } from '../../base/announce.js';
import { StorefrontFlowChangeEvent, type OpenFlow } from '../../events/storefront-flow-change.js';
import type { Task } from './task.js';

/** How a task begins: what it is about, and how it ends. */
export interface TaskOpening {
  readonly subject: string | undefined;
  /** Shows the content again; the focus goes back to where it came from. */
  readonly close: () => void;
}

/**
 * Called with every change of what is open, before the event. `byPage`: the attributes asked for the change, so no event follows.
 * The event waits for the returned promise.
 */
export type TaskListener = (change: StorefrontFlowChangeEvent, byPage: boolean) => Promise<unknown> | undefined;

/** Element that shows tasks in place of its content. */
export interface TaskHost extends LitElement {
  readonly onTask?: TaskListener | undefined;
}

/** What causes a task to open. `person`: it takes the focus. `page`: the attributes ask for it, so no event is fired. `reload`: it was under way. */
export type TaskCause = 'person' | 'page' | 'reload';

/** What opens a task names it, so that the focus can return: `<button data-opens=${opens('cancel', number)}>`. */
export function opens(flow: string, subject = ''): string {
  return `${flow} ${subject}`;
}

/** Id of a task's heading, which takes the focus when the task opens. */
export const TASK_HEADING = 'task-heading';

/**
 * The place of a task in a part of the account: loads it when it is asked for, gives it the focus, and gives the focus back.
 *
 * While it is on its way the content stays; a press on what opens it again is nothing new. If its file does not arrive, `failed` says so.
 */
export class TaskPlace<Data> implements ReactiveController {
  readonly #host: TaskHost;
  readonly #load: (flow: string, opening: TaskOpening) => Promise<Task<Data> | undefined>;
  #current: Task<Data> | undefined;
  #flow: OpenFlow | undefined;
  #coming: OpenFlow | undefined;
  /** What the page asked for last. */
  #asked: OpenFlow | undefined;
  #failed = false;
  /** Whether it has been told that the current one is done. */
  #done = false;
  /** What takes the focus once it is there: the heading of a task, or what opened it. */
  #focus: string | undefined;

  /** @param load makes a task; undefined if there is none of that name */
  constructor(host: TaskHost, load: (flow: string, opening: TaskOpening) => Promise<Task<Data> | undefined>) {
    this.#host = host;
    this.#load = load;
    host.addController(this);
  }

  get current(): Task<Data> | undefined {
    return this.#current;
  }

  /** Which task is open. */
  get flow(): OpenFlow | undefined {
    return this.#flow;
  }

  /** Whether a task is on its way. */
  isComing(flow: string, subject?: string): boolean {
    return this.#coming?.flow === flow && this.#coming.subject === subject;
  }

  /** Whether one is on its way, or what it shows is. */
  get isOpening(): boolean {
    return this.#coming !== undefined || this.#current?.isComing === true;
  }

  /** Whether the last one that was asked for did not arrive. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Opens a task and shows it once its file is there. */
  async open(flow: string, subject?: string, cause: TaskCause = 'person'): Promise<void> {
    if (this.isComing(flow, subject) || (this.#flow?.flow === flow && this.#flow.subject === subject)) return;
    const wanted: OpenFlow = { flow, subject };
    this.#coming = wanted;
    this.#failed = false;
    this.#host.requestUpdate();
    let task: Task<Data> | undefined;
    try {
      task = await this.#load(flow, { subject, close: () => this.close() });
    } catch {
      if (this.#coming === wanted) this.#failed = true;
    }
    if (this.#coming !== wanted) {
      task?.end();
      return;
    }
    this.#coming = undefined;
    this.#host.requestUpdate();
    if (!task) return;
    this.#current?.end();
    this.#current = task;
    this.#flow = wanted;
    this.#done = false;
    if (cause === 'person') this.#focus = `#${TASK_HEADING}`;
    void this.#report(new StorefrontFlowChangeEvent(wanted), cause === 'page');
  }

  /** Opens the task that the page asks for; closes it when the page asks for none any more, and nobody went on to another. */
  follow(flow: string | undefined, subject?: string): void {
    const before = this.#asked;
    if (before?.flow === flow && before?.subject === subject) return;
    this.#asked = flow === undefined ? undefined : { flow, subject };
    if (flow !== undefined) void this.open(flow, subject, 'page');
    else if (before && (this.#coming ?? this.#flow)?.flow === before.flow) this.close('page');
  }

  /** Shows the content again. */
  close(cause: TaskCause = 'person'): void {
    this.#coming = undefined;
    if (!this.#current || !this.#flow) return;
    const { flow, subject } = this.#flow;
    const hadFocus = this.#host.renderRoot instanceof ShadowRoot && this.#host.renderRoot.activeElement !== null;
    this.#current.end();
    this.#current = undefined;
    this.#flow = undefined;
    if (hadFocus) this.#focus = `[data-opens="${CSS.escape(opens(flow, subject))}"]`;
    this.#host.requestUpdate();
    void this.#report(new StorefrontFlowChangeEvent(), cause === 'page');
  }

  hostUpdate(): void {
    // Nothing yet: the content is drawn first.
  }

  hostUpdated(): void {
    if (this.#flow && !this.#done && this.#current?.state === 'done') {
      this.#done = true;
      void this.#report(new StorefrontFlowChangeEvent(this.#flow, true), false);
    }
    if (this.#focus === undefined) return;
    const root = this.#host.renderRoot;
    const found = [...root.querySelectorAll<HTMLElement>(this.#focus)].find((element) => element.checkVisibility());
    // What opened it may be gone, because it was done: the focus then stays in the part.
    (found ?? root.querySelector<HTMLElement>('.base'))?.focus();
    this.#focus = undefined;
  }

  /** Reports a change once it is rendered. */
  async #report(change: StorefrontFlowChangeEvent, byPage: boolean): Promise<void> {
    await rendered(this.#host);
    await this.#host.onTask?.(change, byPage);
    if (!byPage) await announce(this.#host, change);
  }

  hostDisconnected(): void {
    this.#coming = undefined;
  }
}
