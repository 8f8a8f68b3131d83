import type { Subscriptions } from '../../../../api/schemas/storefront/subscriptions.js';
import { field } from '../../../primitives/field.styles.js';
import { skeleton } from '../../../primitives/skeleton.styles.js';
import { stepperStyles } from '../../../primitives/stepper.js';
import type { Connection } from '../../connection/connection.js';
import type { PayHost } from '../../paying/new-method.js';
import { payStyles } from '../../paying/pay.styles.js';
import { quoteStyles } from '../../quote/quote.styles.js';
import { taskStyles } from '../../tasks/task.styles.js';
import { adoptStyles } from '../../tasks/task-scope.js';
import type { TaskOpening } from '../../tasks/task-place.js';
import type { Task } from '../../tasks/task.js';
import { isFlow, isPossible } from '../actions.js';
import type { SubscriptionsLocalizer } from '../standing.js';
import { changeStyles } from './change.styles.js';
import { ChangeTask } from './change-task.js';
import type { FormMaker } from './form.js';
import { acceptOfferForm } from './forms/cancel.js';
import { FORMS } from './forms/index.js';
import { undoForm } from './forms/undo.js';
import { speechOf } from './speech.js';

const STYLES = [field, stepperStyles, skeleton, quoteStyles, taskStyles, payStyles, changeStyles];

export interface ChangeOpening {
  readonly host: PayHost;
  readonly connection: Connection;
  readonly words: SubscriptionsLocalizer;
  readonly data: () => Subscriptions | undefined;
  readonly signInHref: () => string | undefined;
  readonly onSignIn: () => void;
}

/** Makes the task of a name for one subscription; undefined if there is no such task, or no such subscription. Settles when it can be shown. */
export async function openChange(flow: string, opening: TaskOpening, settings: ChangeOpening): Promise<Task<Subscriptions> | undefined> {
  const { host, connection, words, data } = settings;
  const make = formOf(flow);
  const seen = data()?.subscriptions.find(({ subscriptionNumber }) => subscriptionNumber === opening.subject);
  if (!make || !seen) return undefined;
  adoptStyles(host, ...STYLES);
  const speech = await speechOf(host, connection, words);
  return new ChangeTask(
    {
      ...settings,
      speech,
      opening,
      number: seen.subscriptionNumber,
      make,
      isPossible: (subscription) => !isFlow(flow) || isPossible(flow, subscription),
    },
    seen,
  );
}

/** `cancel`, `undo:<what>`, `accept-offer:<id>`, ... */
function formOf(flow: string): FormMaker | undefined {
  if (isFlow(flow)) return FORMS[flow];
  const [name, about] = [flow.slice(0, flow.indexOf(':')), flow.slice(flow.indexOf(':') + 1)];
  if (name === 'undo') return undoForm(about);
  return name === 'accept-offer' ? acceptOfferForm(about) : undefined;
}
