import type { LitElement } from 'lit';

/** Resolves once an element has rendered all pending changes. */
export async function afterRender(host: LitElement): Promise<void> {
  do await host.updateComplete;
  while (host.isUpdatePending);
}

/** Dispatches an event once the element has rendered the change that the event reports, so that listeners see the change in the DOM. */
export async function announce(host: LitElement, event: Event): Promise<void> {
  // Checks again after each wait, because another update may have been requested during the wait.
  do await afterRender(host);
  while (host.isUpdatePending);
  host.dispatchEvent(event);
}
