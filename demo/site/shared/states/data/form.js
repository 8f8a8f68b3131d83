// @ts-check
/** A payment form that does as the story says, instead of the billing platform's frame. */

/** @typedef {import('../../../../../src/components/features/payment/adapter.js').PaymentAdapter} PaymentAdapter */
/** @typedef {import('../../../../../src/components/features/payment/adapter.js').PaymentOutcome} PaymentOutcome */

/**
 * @param {{ code?: Promise<void>, outcome?: PaymentOutcome, fails?: boolean }} [options] `outcome`: how it ends at once, as if somebody had submitted it; `fails`: it never arrives
 * @returns {PaymentAdapter}
 */
export function formOf({ code = Promise.resolve(), outcome, fails = false } = {}) {
  let ended = false;
  return {
    load: () => (fails ? Promise.reject(new Error('The form did not arrive.')) : code),
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
