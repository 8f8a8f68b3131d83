import type { ReactiveControllerHost } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import type { Operation } from '../../../api/operations/operation.js';
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

/** Store and intent name of the next request, and the number of sign-outs when they were set. */
interface Target {
  store?: Store;
  name?: string;
  signOuts?: number | undefined;
}

interface GatewaySubmissionSettings<Input, Output> extends Pick<
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
  readonly onDone?: (output: Output, response: ResponseDetails) => void;
}

/**
 * Submission of a change through a gateway operation. A retry sends the same request with the same idempotency key, and the gateway returns
 * the first result.
 *
 * After the change, everything that shows the affected data is fetched again, here and in other tabs. Also after a conflict (409), because
 * the data was changed elsewhere.
 */
export class GatewaySubmission<Input, Output> extends Submission<Input, Output> {
  readonly #element: ReactiveControllerHost & Element;
  readonly #connection: Connection;
  readonly #settings: GatewaySubmissionSettings<Input, Output>;
  readonly #target: Target;

  constructor(host: ReactiveControllerHost & Element, connection: Connection, settings: GatewaySubmissionSettings<Input, Output>) {
    const target: Target = {};
    let response: ResponseDetails = { requestId: undefined, sessionToken: undefined };
    const { row, onDone, onRefused, followsSession = true } = settings;
    super(host, {
      ...settings,
      send: async (request, { idempotencyKey }) => {
        if (!target.store) throw new Error('The submission has no storefront.');
        const { signOuts } = target;
        return target.store.client.call(row, request, {
          idempotencyKey,
          onResponse: (headers) => {
            const header = (name: string): string | undefined => headers.get(name) ?? undefined;
            const isSameUser = signOuts === (connection.storefront?.signOuts ?? 0);
            response = { requestId: header('zuora-request-id'), sessionToken: isSameUser ? header('storefront-session') : undefined };
          },
        });
      },
      onDone: (output) => {
        const { store } = target;
        onDone?.(output, response);
        // Responses that only the previous state showed, such as a quote, are not fetched again.
        void host.updateComplete.then(() => store?.invalidate(row));
      },
      onRefused: (error) => {
        if (error.status === 409) target.store?.invalidate(row);
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

  /** Stores the intent also after a refusal, because a stored draft refers to it. */
  keepIntent(): void {
    this.runner.keepIntent();
  }

  hostUpdate(): void {
    const { store, session, storefront } = this.#connection;
    const { signOuts = 0 } = storefront ?? {};
    if (storefront && this.#target.store && this.#target.signOuts !== signOuts) this.#discard();
    this.runner.updateSession(session && (session === 'active' || session === 'no-account'));
    const { name: nameOf, persisted = false, row } = this.#settings;
    const name = nameOf();
    if (!store || name === undefined || this.isUnderWay) return;
    if (this.#target.store === store && this.#target.name === name) return;
    Object.assign(this.#target, { store, name, signOuts } satisfies Target);
    const key = storageKey(this.#element, store, name);
    this.runner.open(pageIntent(key, { persisted }), persisted ? new PersistedRequest(key, row, pageStorage()) : undefined);
  }

  /** Forgets the request and its outcome, because the user has signed out. Ignores a response that arrives later. */
  #discard(): void {
    this.runner.end();
    if (this.#element.isConnected) this.runner.connect();
    delete this.#target.store;
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
  return type === 'authentication' || (type === 'permission' && (session === 'none' || session === 'expired'));
}
