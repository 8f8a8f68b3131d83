import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import type { SubmissionStatus } from '../../../store/submission-machine.js';
import { SubmissionRunner, type SubmissionSettings } from '../../../store/submission-runner.js';

/** Change that an element sends once and checks until its outcome is certain. docs/submission.md describes its states. */
export class Submission<Input, Output> implements ReactiveController {
  protected readonly host: ReactiveControllerHost;
  protected readonly runner: SubmissionRunner<Input, Output>;

  constructor(host: ReactiveControllerHost, settings: SubmissionSettings<Input, Output>) {
    this.host = host;
    this.runner = new SubmissionRunner({
      isOnline: () => navigator.onLine !== false,
      ...settings,
      onChange: () => {
        settings.onChange?.();
        host.requestUpdate();
      },
    });
    host.addController(this);
  }

  get status(): SubmissionStatus {
    return this.runner.state.status;
  }

  /** Error of a refused change. */
  get problem(): StorefrontError | undefined {
    return this.status === 'refused' ? this.error : undefined;
  }

  /** Error of the last attempt: the refusal, or the reason why the outcome is still unknown. */
  get error(): StorefrontError | undefined {
    return this.runner.state.error;
  }

  /** Response to a change that was applied. */
  get result(): Output | undefined {
    return this.runner.state.output;
  }

  /** Request whose outcome is unknown. Elements show the request again after a reload. */
  get request(): Input | undefined {
    return this.runner.state.request;
  }

  /** True while the outcome of a request is unknown. No other request can be sent, and the form must not be edited. */
  get isUnderWay(): boolean {
    return this.request !== undefined;
  }

  /** True while waiting for a response. */
  get isAttempting(): boolean {
    return this.runner.state.isAttempting;
  }

  /** True if the session has ended and was renewed, and no request has been sent since. */
  get isResumed(): boolean {
    return this.status === 'idle' && this.runner.state.isResumed;
  }

  /** True while waiting for a response or for the next automatic check. */
  get isBusy(): boolean {
    return this.isAttempting || this.runner.state.isWaiting;
  }

  hostConnected(): void {
    addEventListener('online', this.#onNetwork);
    addEventListener('offline', this.#onNetwork);
    this.runner.connect();
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#onNetwork);
    removeEventListener('offline', this.#onNetwork);
    this.runner.disconnect();
  }

  /**
   * Sends the request, unless the outcome of an earlier request is unknown.
   * @param make builds the request; receives the intent id for operations that send it
   */
  send(make: (intentId: string) => Input): void {
    this.runner.send(make);
  }

  /** Checks the outcome now. */
  check(): void {
    this.runner.check();
  }

  /** Clears the outcome of the last request, if the outcome is certain. */
  reset(): void {
    this.runner.reset();
  }

  /** Resolves once no response and no automatic check is pending. */
  settled(): Promise<void> {
    return this.runner.settled();
  }

  /** Detaches from the host. Later responses are ignored. */
  end(): void {
    this.host.removeController(this);
    this.hostDisconnected();
    this.runner.end();
  }

  readonly #onNetwork = (): void => {
    if (navigator.onLine !== false) this.runner.online();
    this.host.requestUpdate();
  };
}
