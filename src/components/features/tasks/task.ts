import type { TemplateResult } from 'lit';

/**
 * State of a task. `task`: being filled in. `submitting`: sent; waiting for the response. `checking`: the outcome is unknown. `conflict`: the data
 * was changed elsewhere and must be confirmed again. `refused`: not applied. `done`: applied.
 */
export type TaskState = 'task' | 'submitting' | 'checking' | 'conflict' | 'refused' | 'done';

/** Task that replaces a section's content, such as "Change plan". Loaded when it is opened. */
export interface Task<Data> {
  /** Becomes the section's view state. */
  readonly state: TaskState;
  /** Text for screen readers. */
  readonly announcement: string;
  /** True while the first content is loading, so that content below may still move. */
  readonly isLoading?: boolean;
  /** True if the subject of the task still exists. Otherwise the section's content is shown again. */
  appliesTo(data: Data): boolean;
  render(data: Data): TemplateResult;
  /** Releases all controllers and requests. */
  end(): void;
}
