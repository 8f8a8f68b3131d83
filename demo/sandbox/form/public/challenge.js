// @ts-check
/** The step in which the bank asks the holder of a card, as on the page of a bank. */
import { byId } from './fields.js';

/**
 * Shows the step in place of the form until the person has chosen.
 * @returns {Promise<boolean>} true if the person confirmed
 */
export function askHolder() {
  const form = byId('card');
  const step = byId('challenge');
  const ways = byId('ways');
  form.hidden = ways.hidden = true;
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
        form.hidden = ways.hidden = false;
        resolve(confirmed);
      };
      byId(id).addEventListener('click', choose, { signal: chosen.signal });
    }
  });
}
