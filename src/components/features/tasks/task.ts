import type { TemplateResult } from 'lit';

/**
 * What a part of the account shows while a task is open in it. `task`: it is being filled in; `submitting`: it left; `checking`: nobody knows what
 * became of it; `conflict`: what it was about is another by now, so it is asked again; `refused`: it was not done; `done`: it happened.
 */
export type TaskState = 'task' | 'submitting' | 'checking' | 'conflict' | 'refused' | 'done';

/** A task that takes the place of a part's content: change plan, cancel, pay an invoice. Loaded when it is opened. */
export interface Task<Data> {
  /** Named by the part, so that each is one of its documented states. */
  readonly state: TaskState;
  /** What is worth saying now, each once. */
  readonly said: string;
  /** Whether what it shows first is still on its way, so that what is below it may yet be moved. */
  readonly isComing?: boolean;
  /** Whether it still has something to be about; without, the content is shown again. */
  isAbout(data: Data): boolean;
  render(data: Data): TemplateResult;
  /** It is over: gives back what it holds. */
  end(): void;
}
