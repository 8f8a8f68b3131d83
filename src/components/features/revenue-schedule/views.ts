/** View states of the element, see its `@cssstate` list. */
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

/** Subject of the element, from its attributes. If several attributes are set, the first in this list takes precedence. */
export interface RevenueSubject {
  readonly schedule?: string | undefined;
  readonly charge?: string | undefined;
  readonly subscription?: string | undefined;
}

/** Page that is shown or being loaded. */
export type RevenuePage = 'charges' | 'schedules' | 'schedule';
