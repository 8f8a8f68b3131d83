import { StorefrontElement } from '../../base/storefront-element.js';
import { PaymentFormError } from './adapter.js';

/** Name of the slots that pass the form through all shadow roots between the page and the payment element. */
export const FORM_SLOT = 'storefront-payment-form';

let containerCount = 0;

/**
 * Returns the outermost storefront element around an element. The form is placed there, because its script uses `document.querySelector`,
 * which does not search shadow roots.
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

/** Creates the container of the form. Never move it: moving a frame reloads it. */
export function createFormContainer(element: Element): HTMLElement {
  const owner = outermostElement(element);
  const container = document.createElement('div');
  container.id = `storefront-payment-form-${(containerCount += 1)}`;
  container.slot = FORM_SLOT;
  owner.append(container);
  return container;
}

/** Focuses the first control of the form in an element, unless the focus is already in the element. */
export function focusForm(element: Element, options?: FocusOptions): void {
  const nodes = element.shadowRoot?.querySelector<HTMLSlotElement>(`slot[name=${FORM_SLOT}]`)?.assignedElements({ flatten: true }) ?? [];
  for (const control of nodes.flatMap((container) => [...container.querySelectorAll<HTMLElement>('*')])) {
    if (element.matches(':focus-within')) return;
    control.focus(options);
  }
}
