/** Change that a staff member makes in the billing API. Reported before it is sent and again when its outcome is known. */
export interface StaffAction {
  /** Id of the staff member, as given when the session was opened. */
  staffId: string;
  /** Name of the operation, for example `accounting-periods.close`. */
  row: string;
  /** Path of the request, for example `/v1/accounting-periods/8a90.../close`. */
  path: string;
  /** `Zuora-Request-Id` of the gateway's response. The same in both reports. */
  requestId: string;
  /** ISO 8601 date and time. */
  time: string;
  /** `asked`: about to be sent. `done` or `refused`: result from the platform. `unknown`: no certain result. */
  outcome: 'asked' | 'done' | 'refused' | 'unknown';
}

/** Receives every staff change. If it fails for `asked`, the change is not sent, so that no change goes unrecorded. */
export type OnStaffAction = (action: StaffAction) => void | Promise<void>;
