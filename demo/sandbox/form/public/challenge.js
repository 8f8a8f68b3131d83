// @ts-check
/** Simulated 3-D Secure step, in which the bank asks the card holder to confirm. */
import { byId } from './fields.js';

/**
 * Shows the 3-D Secure step instead of the form until the card holder confirms or refuses.
 * @returns {Promise<boolean>} true if the card holder confirmed
 */
export function requestConfirmation() {
  const form = byId('card');
  const step = byId('challenge');
  const methods = byId('methods');
  form.hidden = methods.hidden = true;
  step.hidden = false;
  byId('challenge-title').focus();
  return new Promise((resolve) => {
    const chosen = new AbortController();
    for (const [id, confirmed] of /** @type {const} */ ([
      ['challenge-confirm', true],
      ['challenge-refuse', false],
    ])) {
      const choose = () => {
        chosen.abort();
        step.hidden = true;
        form.hidden = methods.hidden = false;
        resolve(confirmed);
      };
      byId(id).addEventListener('click', choose, { signal: chosen.signal });
    }
  });
}
