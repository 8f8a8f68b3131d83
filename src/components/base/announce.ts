import type { LitElement } from 'lit';

/** Resolves once an element has rendered all changes so far. */
export async function afterRender(host: LitElement): Promise<void> {
  do await host.updateComplete;
  while (host.isUpdatePending);
}

/** Dispatches an event once the element has rendered what the event reports, so that listeners find it in the DOM. */
export async function announce(host: LitElement, event: Event): Promise<void> {
  // Checks again after each wait, because another change may have been made in the meantime.
  do await afterRender(host);
  while (host.isUpdatePending);
  host.dispatchEvent(event);
}
