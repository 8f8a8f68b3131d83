import { StorefrontElement } from '../../base/storefront-element.js';
import { PaymentFormError } from './adapter.js';

/** Name of the slots that show the form through all shadow roots between the page and the payment element. */
export const FORM_SLOT = 'storefront-payment-form';

let containerCount = 0;

/**
 * Returns the outermost storefront element around an element. It is in the document itself, where the form's script finds nodes with
 * `document.querySelector`.
 * @throws {PaymentFormError} `unreachable`, if a shadow root of another component is in between
 */
function outermostElement(element: Element): Element {
  for (let current = element; ;) {
    const root = current.getRootNode();
    if (root instanceof Document) return current;
    const host = root instanceof ShadowRoot ? root.host : undefined;
    if (!(host instanceof StorefrontElement)) {
      const where = host ? ` of <${host.localName}>` : '';
      const message = `<${element.localName}> is inside the shadow root${where}, which the payment form's script cannot reach. Put it in the page itself, or pass it through a slot.`;
      throw new PaymentFormError('unreachable', message);
    }
    current = host;
  }
}

/** Creates the node that holds the form. Never move it: moving a frame reloads it. */
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
