import { isRecord } from '../../../store/is-record.js';
import { pageStorage } from '../../../store/page-storage.js';
import { rawPersistedRequest } from '../../../store/persisted-request.js';
import type { Store } from '../../../store/store.js';
import { storageKey } from '../connection/storage-key.js';
import type { TaskController } from '../tasks/task-controller.js';

/** Returns the intent name that all payments of an account share, so that only one of them is sent at a time. */
export function paymentName(accountNumber: string | undefined): string {
  return `pay:${accountNumber ?? ''}`;
}

/** Opens the payment of an account again if its outcome is unknown. Does nothing if another task is open. */
export function resumePayment<Data>(host: Element, store: Store, accountNumber: string | undefined, tasks: TaskController<Data>): void {
  const numbers = pendingInvoices(host, store, accountNumber);
  if (numbers && !tasks.flow && !tasks.isOpening) void tasks.open('pay', numbers.join(' '), 'reload');
}

/** Returns the invoices of a payment whose outcome is unknown because the page was closed during the request. Undefined if there is none. */
function pendingInvoices(host: Element, store: Store, accountNumber: string | undefined): string[] | undefined {
  const request = rawPersistedRequest(storageKey(host, store, paymentName(accountNumber)), pageStorage());
  if (!isRecord(request) || !Array.isArray(request['allocations'])) return undefined;
  const allocations: readonly unknown[] = request['allocations'];
  const numbers = allocations.flatMap((each) => (isRecord(each) && typeof each['invoiceNumber'] === 'string' ? each['invoiceNumber'] : []));
  return numbers.length > 0 ? numbers : undefined;
}
