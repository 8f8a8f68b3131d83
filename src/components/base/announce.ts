import type { LitElement } from 'lit';

/** Resolves once an element has rendered all pending changes. */
export async function afterRender(host: LitElement): Promise<void> {
  do await host.updateComplete;
  while (host.isUpdatePending);
}

/** Dispatches an event after the element has rendered the reported change, so that listeners see it in the DOM. */
export async function announce(host: LitElement, event: Event): Promise<void> {
  // Checks again after each wait, because another change may have been made meanwhile.
  do await afterRender(host);
  while (host.isUpdatePending);
  host.dispatchEvent(event);
}
