// @ts-check
/** A payment form that does as the story says, instead of the billing platform's frame. */

/** @typedef {import('../../../../../src/components/features/payment/adapter.js').PaymentAdapter} PaymentAdapter */
/** @typedef {import('../../../../../src/components/features/payment/adapter.js').PaymentOutcome} PaymentOutcome */

/**
 * @param {{ code?: Promise<void>, outcome?: PaymentOutcome }} [options] `outcome`: how it ends at once, as if somebody had submitted it
 * @returns {PaymentAdapter}
 */
export function formOf({ code = Promise.resolve(), outcome } = {}) {
  return {
    load: () => code,
    async mount(node) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Save card';
      button.className = 'vendor-button';
      node.replaceChildren(button);
    },
    setTheme: () => undefined,
    submit: () => (outcome ? Promise.resolve(outcome) : new Promise(() => undefined)),
    destroy: () => undefined,
  };
}
