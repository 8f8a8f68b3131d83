import type { ReactiveControllerHost } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import type { AnyOperation, Operation } from '../../../api/operations/operation.js';
import { pageIntent } from '../../../store/page-intent.js';
import { pageStorage } from '../../../store/page-storage.js';
import { PersistedRequest } from '../../../store/persisted-request.js';
import type { Store } from '../../../store/store.js';
import type { SubmissionSettings } from '../../../store/submission-runner.js';
import type { Connection } from './connection.js';
import { storageKey } from './storage-key.js';
import { Submission } from './submission.js';

/** Response headers that matter to elements. */
export interface ResponseDetails {
  /** Request id that a customer can give to support. */
  readonly requestId: string | undefined;
  /** Token of the session that a sign-up opened. */
  readonly sessionToken: string | undefined;
}

/** Store and intent name of the next request. */
interface Target {
  store?: Store;
  name?: string;
}

export interface GatewaySubmissionSettings<Input, Output> extends Pick<
  SubmissionSettings<Input, Output>,
  'isUnfinished' | 'onRefused' | 'onChange' | 'wait'
> {
  readonly row: Operation<Input, Output>;
  /**
   * Name of the intent, for example `change:A-S00000007`. Unique on a page. Contains an id from the account's data, so that another account
   * never continues the intent. Undefined until the id is known.
   */
  readonly name: () => string | undefined;
  /** True to keep checking the outcome after a reload. Set it wherever money is involved. */
  readonly persisted?: boolean;
  /** False to treat an ended session like any other refusal. Default: true. */
  readonly followsSession?: boolean;
  /**
   * Operations whose cached responses are outdated after the change, here and in other tabs. They are also outdated after a conflict (409),
   * because the data was changed elsewhere.
   */
  readonly invalidates: readonly AnyOperation[];
  readonly onDone?: (output: Output, response: ResponseDetails) => void;
}

/**
 * Submission of a change through a gateway operation. A retry sends the same request with the same idempotency key, and the gateway returns
 * the first result.
 */
export class GatewaySubmission<Input, Output> extends Submission<Input, Output> {
  readonly #element: ReactiveControllerHost & Element;
  readonly #connection: Connection;
  readonly #settings: GatewaySubmissionSettings<Input, Output>;
  readonly #target: Target;

  constructor(host: ReactiveControllerHost & Element, connection: Connection, settings: GatewaySubmissionSettings<Input, Output>) {
    const target: Target = {};
    let response: ResponseDetails = { requestId: undefined, sessionToken: undefined };
    const { row, invalidates, onDone, onRefused, followsSession = true } = settings;
    super(host, {
      ...settings,
      send: async (request, { idempotencyKey }) => {
        if (!target.store) throw new Error('The submission has no storefront.');
        return target.store.client.call(row, request, {
          idempotencyKey,
          onResponse: (headers) => {
            const header = (name: string): string | undefined => headers.get(name) ?? undefined;
            response = { requestId: header('zuora-request-id'), sessionToken: header('storefront-session') };
          },
        });
      },
      onDone: (output) => {
        target.store?.invalidate(...invalidates);
        onDone?.(output, response);
      },
      onRefused: (error) => {
        if (error.status === 409) target.store?.invalidate(...invalidates);
        onRefused?.(error);
      },
      isSessionLost: (error) => followsSession && isSessionLost(error, connection),
    });
    this.#element = host;
    this.#connection = connection;
    this.#settings = settings;
    this.#target = target;
  }

  /** Id of the intent. Empty until the storefront is known. */
  get intentId(): string {
    return this.runner.intentId;
  }

  hostUpdate(): void {
    const { store, session } = this.#connection;
    this.runner.updateSession(session && session === 'active');
    const { name: nameOf, persisted = false, row } = this.#settings;
    const name = nameOf();
    if (!store || name === undefined || this.isUnderWay) return;
    if (this.#target.store === store && this.#target.name === name) return;
    Object.assign(this.#target, { store, name } satisfies Target);
    const key = storageKey(this.#element, store, name);
    this.runner.open(pageIntent(key, { persisted }), persisted ? new PersistedRequest(key, row, pageStorage()) : undefined);
  }

  override send(make: (intentId: string) => Input): void {
    if (this.#target.store) super.send(make);
  }
}

/**
 * True if the session has ended. If an active session lacks a permission, the change counts as refused, because signing in again would not
 * help.
 */
function isSessionLost({ type }: StorefrontError, { session }: Connection): boolean {
  return type === 'authentication' || (type === 'permission' && session !== undefined && session !== 'active');
}
