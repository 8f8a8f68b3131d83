import type { Invoices } from '../../../api/schemas/storefront/invoices.js';
import type { Connection } from '../connection/connection.js';
import type { PayHost } from '../pay-invoices/new-method.js';
import type { Permissions } from '../permissions/permissions.js';
import type { Task } from '../tasks/task.js';
import type { TaskOpening } from '../tasks/task-controller.js';
import { TaskScope } from '../tasks/task-scope.js';

/**
 * Loads the task that replaces the list. Undefined for an unknown task.
 *
 * @param openPayment opens the payment of the shown invoice
 */
export async function openTask(
  flow: string,
  opening: TaskOpening,
  host: PayHost,
  connection: Connection,
  permissions: Permissions,
  openPayment: (number: string) => void,
): Promise<Task<Invoices> | undefined> {
  const scope = new TaskScope(host, connection);
  switch (flow) {
    case 'invoice':
      return (await import('./detail/invoice-view.js')).InvoiceView.open(scope, opening, permissions, openPayment);
    case 'pay':
      return (await import('../pay-invoices/pay-task.js')).PayTask.open(scope, host, { opening, permissions });
    case 'credits':
      return (await import('./credits/credits-view.js')).CreditsView.open(scope, opening);
    case 'upcoming':
      return (await import('./upcoming/upcoming-view.js')).UpcomingView.open(scope, opening);
    default:
      return undefined;
  }
}
