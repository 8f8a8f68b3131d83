import { ok, problem, unclear, type Check, type Finding } from '../check.js';
import { allowsUrl } from '../page.js';

/** The payment form is configured, reachable, and allowed by the page. */
export const checkPaymentForm: Check = async ({ page, catalog, send }) => {
  if (!catalog) return [];
  const address = catalog.paymentForm?.scriptUrl;
  if (address === undefined)
    return [unclear('The gateway has no payment form, so nothing can be bought unless the page has a paymentAdapter.')];
  const { origin } = new URL(address);
  const findings: Finding[] = (['script-src', 'frame-src'] as const)
    .filter((directive) => !allowsUrl(page, directive, address))
    .map((directive) => problem(`The ${directive} of the page blocks the payment form.`, `Add ${origin} to ${directive}.`));
  const status = await send(address).then(
    (response) => response.status,
    () => 0,
  );
  if (status !== 200)
    findings.push(
      problem(`The payment form is not at ${address}.`, 'Correct the address of the payment form in the settings of the gateway.'),
    );
  return findings.length > 0 ? findings : [ok('The payment form is reachable.')];
};
