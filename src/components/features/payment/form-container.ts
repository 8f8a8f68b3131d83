import { StorefrontElement } from '../../base/storefront-element.js';
import { PaymentFormError } from './adapter.js';

/** Name of the slot through which the form is shown in every shadow root on its way. */
export const FORM_SLOT = 'storefront-payment-form';

let containerCount = 0;

/**
 * The outermost element of ours around this one, which stands in the document itself: the form's script can find only what
 * `document.querySelector` finds.
 * @throws {PaymentFormError} a shadow root that is not ours lies in between
 */
function outermostElement(element: Element): Element {
  for (let current = element; ;) {
    const root = current.getRootNode();
    if (root instanceof Document) return current;
    const host = root instanceof ShadowRoot ? root.host : undefined;
    if (!(host instanceof StorefrontElement)) {
      const where = host ? ` of <${host.localName}>` : '';
      const message = `<${element.localName}> stands inside the shadow root${where}, which the payment form's script cannot reach. Put it into the page itself, or pass it in through a slot.`;
      throw new PaymentFormError('unreachable', message);
    }
    current = host;
  }
}

/** Makes the one node that holds the form. It must never be moved: moving a frame reloads it. */
export function createFormContainer(element: Element): HTMLElement {
  const owner = outermostElement(element);
  const place = document.createElement('div');
  place.id = `storefront-payment-form-${(containerCount += 1)}`;
  place.slot = FORM_SLOT;
  owner.append(place);
  return place;
}

/** Focuses the first control of the form that an element shows, unless the focus is in the element already. */
export function focusForm(element: Element, options?: FocusOptions): void {
  const shown = element.shadowRoot?.querySelector<HTMLSlotElement>(`slot[name=${FORM_SLOT}]`)?.assignedElements({ flatten: true }) ?? [];
  for (const control of shown.flatMap((place) => [...place.querySelectorAll<HTMLElement>('*')])) {
    if (element.matches(':focus-within')) return;
    control.focus(options);
  }
}
