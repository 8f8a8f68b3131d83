import type { available } from '../../../../demo/sandbox/handlers/index.js';
import type { StartedSandbox } from '../../../support/sandbox.js';

/** A call of a row; its method is the row's. */
export interface Example {
  path: string;
  json?: unknown;
  /** A body that is not JSON. */
  body?: string | FormData;
}

/** A call that is refused: category of the reason, and the field or key that its message names in quotes. */
export interface Refusal extends Example {
  category: number;
  names: string;
  /** HTTP status, 200 unless said. */
  status?: number;
}

/** What a row is tried with: at least one success and one failure. They run in this order, and each success only once. */
export interface RowExamples {
  good: Example;
  bad: Refusal;
}

/** A row that the sandbox serves; the token has answers of its own shape, and its tests are with the credential. */
export type ServedRow = Exclude<keyof typeof available, 'createToken'>;

/** Sets a sandbox up and gives examples for some rows. */
export type ExamplesOf = (started: StartedSandbox) => Promise<Partial<Record<ServedRow, RowExamples>>>;
