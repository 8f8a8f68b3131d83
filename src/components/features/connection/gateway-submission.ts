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
export interface AnswerDetails {
  /** Id to quote to support. */
  readonly requestId: string | undefined;
  /** Token of the session that a sign-up opened. */
  readonly sessionToken: string | undefined;
}

/** Storefront and name that the next request belongs to. */
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
   * Name of the intent, for example `change:A-S00000007`. A page has one intent of a name at a time. The name contains something of the account, so that
   * the page of another account never finds the intent. Undefined while the name is not known.
   */
  readonly name: () => string | undefined;
  /** True if the outcome is checked after a reload too: wherever money is concerned. */
  readonly persisted?: boolean;
  /** False if an ended session is a refusal like any other. */
  readonly followsSession?: boolean;
  /** Operations whose answers the change makes outdated, here and in other tabs. A conflict does so too, because somebody else changed the data. */
  readonly invalidates: readonly AnyOperation[];
  readonly onDone?: (output: Output, answer: AnswerDetails) => void;
}

/** Change through an operation of the gateway. Each attempt sends the same request again; the gateway answers a repeated key with the first result. */
export class GatewaySubmission<Input, Output> extends Submission<Input, Output> {
  readonly #element: ReactiveControllerHost & Element;
  readonly #connection: Connection;
  readonly #settings: GatewaySubmissionSettings<Input, Output>;
  readonly #target: Target;

  constructor(host: ReactiveControllerHost & Element, connection: Connection, settings: GatewaySubmissionSettings<Input, Output>) {
    const target: Target = {};
    let answer: AnswerDetails = { requestId: undefined, sessionToken: undefined };
    const { row, invalidates, onDone, onRefused, followsSession = true } = settings;
    super(host, {
      ...settings,
      send: async (request, { idempotencyKey }) => {
        if (!target.store) throw new Error('The submission has no storefront.');
        return target.store.client.call(row, request, {
          idempotencyKey,
          onResponse: (headers) => {
            const header = (name: string): string | undefined => headers.get(name) ?? undefined;
            answer = { requestId: header('zuora-request-id'), sessionToken: header('storefront-session') };
          },
        });
      },
      onDone: (output) => {
        target.store?.invalidate(...invalidates);
        onDone?.(output, answer);
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

  /** Id of the intent; empty until there is a storefront. */
  get intentId(): string {
    return this.runner.intentId;
  }

  hostUpdate(): void {
    const { store, session } = this.#connection;
    this.runner.followSession(session && session === 'active');
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

/** A session may also allow less than this change. That is a refusal, and signing in again would not help. */
function isSessionLost({ type }: StorefrontError, { session }: Connection): boolean {
  return type === 'authentication' || (type === 'permission' && session !== undefined && session !== 'active');
}
