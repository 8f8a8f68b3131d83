import type { Subscription, Subscriptions } from '../../../../api/schemas/storefront/subscriptions.js';
import type { Connection } from '../../connection/connection.js';
import type { PayHost } from '../../paying/new-method.js';
import type { TaskOpening } from '../../tasks/task-place.js';
import type { FormMaker } from './form.js';
import type { TaskSpeech } from './speech.js';

/** What a change of a subscription is made of. */
export interface ChangeTaskSettings {
  readonly host: PayHost;
  readonly connection: Connection;
  readonly speech: TaskSpeech;
  readonly opening: TaskOpening;
  /** Number of the subscription. */
  readonly number: string;
  readonly make: FormMaker;
  /** Whether a subscription allows it at all. */
  readonly isPossible: (subscription: Subscription) => boolean;
  /** What the part shows now. */
  readonly data: () => Subscriptions | undefined;
  readonly signInHref: () => string | undefined;
  readonly onSignIn: () => void;
}
