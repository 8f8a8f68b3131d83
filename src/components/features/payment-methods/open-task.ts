import type { PaymentMethod, PaymentMethods } from '../../../api/schemas/storefront/payment-methods.js';
import type { Connection } from '../connection/connection.js';
import type { PayHost } from '../pay-invoices/new-method.js';
import type { Rights } from '../permissions/permissions.js';
import type { Task } from '../tasks/task.js';
import type { TaskOpening } from '../tasks/task-controller.js';
import { TaskScope } from '../tasks/task-scope.js';

/** Loads what is shown in place of the list. Undefined for a name that means nothing here. @param method what a task is about */
export async function openTask(
  flow: string,
  opening: TaskOpening,
  host: PayHost,
  connection: Connection,
  rights: Rights,
  method: PaymentMethod | undefined,
): Promise<Task<PaymentMethods> | undefined> {
  const scope = new TaskScope(host, connection);
  switch (flow) {
    case 'recover':
      return (await import('../pay-invoices/pay-task.js')).PayTask.open(scope, host, { opening, rights, what: 'overdue' });
    case 'add':
      return (await import('./change/add-task.js')).AddTask.open(scope, host, opening);
    case 'default':
    case 'remove':
      return method && (await import('./change/method-task.js')).MethodTask.open(scope, opening, flow, method);
    default:
      return undefined;
  }
}
