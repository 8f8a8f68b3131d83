// @ts-check
/** Simulated payment form that replaces the billing platform's frame. */

/** @typedef {import('../../../../../src/components/features/payment/adapter.js').PaymentAdapter} PaymentAdapter */
/** @typedef {import('../../../../../src/components/features/payment/adapter.js').PaymentOutcome} PaymentOutcome */

/**
 * @param {{ code?: Promise<void>, outcome?: PaymentOutcome, fails?: boolean }} [options]
 *   `code`: resolves when the form has loaded; `outcome`: result of the first submission; `fails`: true if the form cannot be loaded
 * @returns {PaymentAdapter}
 */
export function formOf({ code = Promise.resolve(), outcome, fails = false } = {}) {
  let ended = false;
  return {
    load: () => (fails ? Promise.reject(new Error('The form could not be loaded.')) : code),
    async mount(node) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Save card';
      button.className = 'vendor-button';
      node.replaceChildren(button);
    },
    setTheme: () => undefined,
    submit: () => {
      if (!outcome || ended) return new Promise(() => undefined);
      ended = true;
      return Promise.resolve(outcome);
    },
    destroy: () => undefined,
  };
}
