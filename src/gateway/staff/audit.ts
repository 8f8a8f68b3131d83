/** Something that a member of the staff does in the billing API. Told before it is sent, and again when it is known what became of it. */
export interface StaffAction {
  /** Who, as the tenant's server said when it opened the session. */
  staffId: string;
  /** Name of the operation, for example `accounting-periods.close`. */
  row: string;
  /** What it is done to: the path, for example `/v1/accounting-periods/8a90.../close`. */
  path: string;
  /** `Zuora-Request-Id` of the gateway's answer: the same in both notices. */
  requestId: string;
  /** Instant, ISO 8601. */
  time: string;
  /** `asked`: about to be sent; `done` or `refused`: what the platform said; `unknown`: no certain answer came. */
  outcome: 'asked' | 'done' | 'refused' | 'unknown';
}

/** Receives every action of the staff. If it fails at `asked`, nothing is sent: there is no action without its entry. */
export type OnStaffAction = (action: StaffAction) => void | Promise<void>;
