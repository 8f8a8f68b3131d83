import type { LitElement, ReactiveController } from 'lit';
import { announce, afterRender } from '../../base/announce.js';
import { StorefrontFlowChangeEvent, type OpenFlow } from '../../events/storefront-flow-change.js';
import type { Task } from './task.js';

/** Subject of a task, and the function that closes it. */
export interface TaskOpening {
  readonly subject: string | undefined;
  /** Shows the content again and restores the focus. */
  readonly close: () => void;
}

/**
 * Called when a task opens or closes, before the event is fired. With `byPage`, the attributes requested the change, so no event follows. The event
 * waits for the returned promise.
 */
export type TaskListener = (change: StorefrontFlowChangeEvent, byPage: boolean) => Promise<unknown> | undefined;

/** Element that shows tasks in place of its content. */
interface TaskControllerHost extends LitElement {
  readonly onTask?: TaskListener | undefined;
}

/**
 * Reason why a task opens. `person`: the user opened it, and it receives the focus. `page`: the attributes request it, so no event is fired.
 * `reload`: it was in progress before the reload.
 */
type TaskCause = 'person' | 'page' | 'reload';

/**
 * Returns the key of a task. The button that opens the task has this key, so that the focus can return to it: `<button
 * data-opens=${openerKey('cancel', number)}>`.
 */
export function openerKey(flow: string, subject = ''): string {
  return `${flow} ${subject}`;
}

/** Id of a task's heading, which receives the focus when the task opens. */
export const TASK_HEADING = 'task-heading';

/** Focuses the heading of the open task after the next render. */
export function focusTaskHeading(host: LitElement): void {
  host.requestUpdate();
  void host.updateComplete.then(() => host.renderRoot.querySelector<HTMLElement>(`#${TASK_HEADING}`)?.focus());
}

/**
 * Loads and shows the task of a section. Moves the focus to the task, and back when it closes.
 *
 * The content stays while a task is loading, and further clicks on its button are ignored. `failed` is true if the file could not be loaded.
 */
export class TaskController<Data> implements ReactiveController {
  readonly #host: TaskControllerHost;
  readonly #load: (flow: string, opening: TaskOpening) => Promise<Task<Data> | undefined>;
  readonly #pendingFlow: ((subject: string) => string | undefined) | undefined;
  #current: Task<Data> | undefined;
  #flow: OpenFlow | undefined;
  #loading: OpenFlow | undefined;
  /** Task that the page requested last. */
  #requested: OpenFlow | undefined;
  #failed = false;
  /** True if the current task was reported as done. */
  #done = false;
  /** Selector of the element to focus once it is rendered: the heading of a task, or the button that opened it. */
  #focus: string | undefined;

  /**
   * @param load creates a task; undefined if there is no task of this name
   * @param pendingFlow returns the task of a subject whose outcome is unknown. This task opens instead of the others of the subject, because
   * nothing else can be sent until its outcome is certain.
   */
  constructor(
    host: TaskControllerHost,
    load: (flow: string, opening: TaskOpening) => Promise<Task<Data> | undefined>,
    pendingFlow?: (subject: string) => string | undefined,
  ) {
    this.#host = host;
    this.#load = load;
    this.#pendingFlow = pendingFlow;
    host.addController(this);
  }

  get current(): Task<Data> | undefined {
    return this.#current;
  }

  /** Open task. */
  get flow(): OpenFlow | undefined {
    return this.#flow;
  }

  /** True while this task is loading. */
  isLoading(flow: string, subject?: string): boolean {
    return this.#loading?.flow === flow && this.#loading.subject === subject;
  }

  /** True while a task or its first content is loading. */
  get isOpening(): boolean {
    return this.#loading !== undefined || this.#current?.isLoading === true;
  }

  /** True if the last requested task could not be loaded. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Loads a task and shows it. */
  async open(requested: string, subject?: string, cause: TaskCause = 'person'): Promise<void> {
    const flow = (subject !== undefined && this.#pendingFlow?.(subject)) || requested;
    if (this.isLoading(flow, subject) || (this.#flow?.flow === flow && this.#flow.subject === subject)) return;
    const opened: OpenFlow = { flow, subject };
    this.#loading = opened;
    this.#failed = false;
    this.#host.requestUpdate();
    let task: Task<Data> | undefined;
    try {
      task = await this.#load(flow, { subject, close: () => this.close() });
    } catch {
      if (this.#loading === opened) this.#failed = true;
    }
    if (this.#loading !== opened) {
      task?.end();
      return;
    }
    this.#loading = undefined;
    this.#host.requestUpdate();
    if (!task) return;
    this.#current?.end();
    this.#current = task;
    this.#flow = opened;
    this.#done = false;
    if (cause === 'person') this.#focus = `#${TASK_HEADING}`;
    void this.#report(new StorefrontFlowChangeEvent(opened), cause === 'page');
  }

  /** Opens the task that the page requests. Closes it when the page no longer requests it, unless another task is open. */
  follow(flow: string | undefined, subject?: string): void {
    const before = this.#requested;
    if (before?.flow === flow && before?.subject === subject) return;
    this.#requested = flow === undefined ? undefined : { flow, subject };
    if (flow !== undefined) void this.open(flow, subject, 'page');
    else if (before && (this.#loading ?? this.#flow)?.flow === before.flow) this.close('page');
  }

  /** Shows the content again. */
  close(cause: TaskCause = 'person'): void {
    this.#loading = undefined;
    if (!this.#current || !this.#flow) return;
    const { flow, subject } = this.#flow;
    const hadFocus = this.#host.renderRoot instanceof ShadowRoot && this.#host.renderRoot.activeElement !== null;
    this.#current.end();
    this.#current = undefined;
    this.#flow = undefined;
    if (hadFocus) this.#focus = `[data-opens="${CSS.escape(openerKey(flow, subject))}"]`;
    this.#host.requestUpdate();
    void this.#report(new StorefrontFlowChangeEvent(), cause === 'page');
  }

  hostUpdate(): void {
    // Nothing to do: focus and events wait until the element is rendered.
  }

  hostUpdated(): void {
    if (this.#flow && !this.#done && this.#current?.state === 'done') {
      this.#done = true;
      void this.#report(new StorefrontFlowChangeEvent(this.#flow, true), false);
    }
    if (this.#focus === undefined) return;
    const root = this.#host.renderRoot;
    const found = [...root.querySelectorAll<HTMLElement>(this.#focus)].find((element) => element.checkVisibility());
    // If the button no longer exists, the section receives the focus.
    (found ?? root.querySelector<HTMLElement>('.base'))?.focus();
    this.#focus = undefined;
  }

  /** Reports an opened or closed task once it is rendered. */
  async #report(change: StorefrontFlowChangeEvent, byPage: boolean): Promise<void> {
    await afterRender(this.#host);
    await this.#host.onTask?.(change, byPage);
    if (!byPage) await announce(this.#host, change);
  }

  hostDisconnected(): void {
    this.#loading = undefined;
  }
}
