import type { PaymentMethod, PaymentMethods } from '../../../api/schemas/storefront/payment-methods.js';
import type { Connection } from '../connection/connection.js';
import type { PayHost } from '../pay-invoices/new-method.js';
import type { Permissions } from '../permissions/permissions.js';
import type { Task } from '../tasks/task.js';
import type { TaskOpening } from '../tasks/task-controller.js';
import { TaskScope } from '../tasks/task-scope.js';

/** Loads the task that replaces the list. Undefined for an unknown task. @param method subject of the task */
export async function openTask(
  flow: string,
  opening: TaskOpening,
  host: PayHost,
  connection: Connection,
  permissions: Permissions,
  method: PaymentMethod | undefined,
): Promise<Task<PaymentMethods> | undefined> {
  const scope = new TaskScope(host, connection);
  switch (flow) {
    case 'recover':
      return (await import('../pay-invoices/pay-task.js')).PayTask.open(scope, host, { opening, permissions, status: 'overdue' });
    case 'add':
      return (await import('./change/add-method-task.js')).AddMethodTask.open(scope, host, opening);
    case 'default':
    case 'remove':
      return method && (await import('./change/change-method-task.js')).ChangeMethodTask.open(scope, opening, flow, method);
    default:
      return undefined;
  }
}
