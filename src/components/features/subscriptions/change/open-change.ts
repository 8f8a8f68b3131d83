import type { PlanChoice } from '../../../../api/schemas/storefront/quote.js';
import type { Subscriptions } from '../../../../api/schemas/storefront/subscriptions.js';
import { field } from '../../../primitives/field.styles.js';
import { skeleton } from '../../../primitives/skeleton.styles.js';
import { stepperStyles } from '../../../primitives/stepper.js';
import type { Connection } from '../../connection/connection.js';
import type { PayHost } from '../../pay-invoices/new-method.js';
import { payStyles } from '../../pay-invoices/pay.styles.js';
import { quoteStyles } from '../../quote/quote.styles.js';
import { taskStyles } from '../../tasks/task.styles.js';
import { adoptStyles } from '../../tasks/task-scope.js';
import type { TaskOpening } from '../../tasks/task-controller.js';
import type { Task } from '../../tasks/task.js';
import { flowOf, isPossible } from '../actions.js';
import type { SubscriptionsLocalizer } from '../status-summary.js';
import { changeStyles } from './change.styles.js';
import { ChangeTask } from './change-task.js';
import type { CreateChangeForm } from './change-form.js';
import { acceptOfferForm } from './forms/cancel.js';
import { changePlanForm } from './forms/change-plan.js';
import { FORMS } from './forms/index.js';
import { undoForm } from './forms/undo.js';
import { loadTaskLocalizers } from './task-messages.js';

const STYLES = [field, stepperStyles, skeleton, quoteStyles, taskStyles, payStyles, changeStyles];

interface OpenChangeSettings {
  readonly host: PayHost;
  readonly connection: Connection;
  readonly subscriptionsLocalizer: SubscriptionsLocalizer;
  readonly data: () => Subscriptions | undefined;
  readonly signInHref: () => string | undefined;
  readonly onSignIn: () => void;
}

/** Creates a task for a subscription and resolves when it can be shown. Undefined if the task or the subscription is unknown. */
export async function openChangeTask(
  flow: string,
  opening: TaskOpening,
  settings: OpenChangeSettings,
): Promise<Task<Subscriptions> | undefined> {
  const { host, connection, subscriptionsLocalizer, data } = settings;
  const [createForm, known] = [findForm(flow), flowOf(flow)];
  const seen = data()?.subscriptions.find(({ subscriptionNumber }) => subscriptionNumber === opening.subject);
  if (!createForm || !seen) return undefined;
  adoptStyles(host, ...STYLES);
  const localizers = await loadTaskLocalizers(host, connection, subscriptionsLocalizer);
  return new ChangeTask(
    {
      ...settings,
      localizers,
      opening,
      number: seen.subscriptionNumber,
      createForm,
      isPossible: (subscription) => !known || isPossible(known, subscription),
    },
    seen,
  );
}

/** `cancel`, `change-plan:<id>:<quantity>`, `undo:<what>`, `accept-offer:<id>`, ... */
function findForm(flow: string): CreateChangeForm | undefined {
  const [name, about] = [flow.slice(0, flow.indexOf(':')), flow.slice(flow.indexOf(':') + 1)];
  if (name === 'change-plan') return (context) => changePlanForm(context, parsePlan(about));
  if (name === 'undo') return undoForm(about);
  if (name === 'accept-offer') return acceptOfferForm(about);
  const known = flowOf(flow);
  return known && FORMS[known];
}

/** Parses a rate plan with an optional quantity: `<id>` or `<id>:<quantity>`. */
function parsePlan(text: string): PlanChoice {
  const [, productRatePlanId = text, quantity] = /^(.+):([1-9]\d{0,6})$/.exec(text) ?? [];
  return { productRatePlanId, ...(quantity === undefined ? {} : { quantity: Number(quantity) }) };
}
