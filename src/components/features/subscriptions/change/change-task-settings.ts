import type { Subscription, Subscriptions } from '../../../../api/schemas/storefront/subscriptions.js';
import type { Connection } from '../../connection/connection.js';
import type { PayHost } from '../../pay-invoices/new-method.js';
import type { TaskOpening } from '../../tasks/task-controller.js';
import type { CreateChangeForm } from './change-form.js';
import type { TaskLocalizers } from './task-messages.js';

/** Settings of a task that changes a subscription. */
export interface ChangeTaskSettings {
  readonly host: PayHost;
  readonly connection: Connection;
  readonly localizers: TaskLocalizers;
  readonly opening: TaskOpening;
  /** Number of the subscription. */
  readonly number: string;
  readonly createForm: CreateChangeForm;
  /** True if a subscription allows the change. */
  readonly isPossible: (subscription: Subscription) => boolean;
  /** Returns the section's data, which contains the subscription. */
  readonly data: () => Subscriptions | undefined;
  readonly signInHref: () => string | undefined;
  readonly onSignIn: () => void;
}
