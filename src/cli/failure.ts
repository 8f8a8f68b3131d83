/** Exit codes of all commands. */
export const EXIT_CODE = {
  /** The command did what it should, and found no problem. */
  ok: 0,
  /** The command ran and found a problem, for example an invalid offers file or a port that is in use. */
  problem: 1,
  /** The command was called in a wrong way: unknown options, missing or wrong settings. */
  usage: 2,
} as const;

/** Reason why a command ends, for the person who called it. Printed without a stack trace. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly exitCode: number;

  constructor(exitCode: typeof EXIT_CODE.problem | typeof EXIT_CODE.usage, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.exitCode = exitCode;
  }
}
