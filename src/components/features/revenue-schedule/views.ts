/** What the element shows; see its `@cssstate`. */
export type RevenueScheduleState =
  | 'misconfigured'
  | 'signed-out'
  | 'not-allowed'
  | 'loading'
  | 'list'
  | 'empty'
  | 'error'
  | 'schedule'
  | 'editing'
  | 'previewing'
  | 'submitting'
  | 'checking'
  | 'conflict'
  | 'refused'
  | 'done';

/** What to show, as attributes of the element say it: the first of these that is given, from the most exact on. */
export interface Subject {
  readonly schedule?: string | undefined;
  readonly charge?: string | undefined;
  readonly subscription?: string | undefined;
}

/** What is shown, or on its way. */
export type Place = 'charges' | 'schedules' | 'schedule';
