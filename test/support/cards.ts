import * as z from 'zod';

/** Handles requests to the payment form's origin, such as `sandbox.form` or `createForm(...).fetch`. */
export type FormFetch = (request: Request) => Promise<Response>;

const stored = z.object({ paymentMethodId: z.string() });

/** Posts a card like the form's own page, and returns the form's response. */
export function postCard(
  form: FormFetch,
  token: string,
  fields: Partial<Record<'number' | 'expiry' | 'securityCode' | 'name', string>> = {},
) {
  const card = { number: '4242424242424242', expiry: '12 / 35', securityCode: '123', name: 'Test Person', ...fields };
  return post(form, '/frame/methods', { token, card });
}

/** Posts a bank account or the wallet like the form's own page. */
export function postOther(form: FormFetch, token: string, method: { bank: Record<string, string> } | { wallet: true }): Promise<Response> {
  return post(form, '/frame/methods', { token, ...method });
}

function post(form: FormFetch, path: string, body: object): Promise<Response> {
  return form(
    new Request(`http://form.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    }),
  );
}

/** Posts the customer's decision on a challenge like the form's own page. */
export function postDecision(form: FormFetch, token: string, challenge: string, confirmed: boolean): Promise<Response> {
  return post(form, '/frame/challenges', { token, challenge, confirmed });
}

/** Stores a test card with a payment session's token and returns the id of the payment method. */
export async function storeCard(form: FormFetch, token: string, number = '4242424242424242'): Promise<string> {
  const response = await postCard(form, token, { number });
  const answer = await response.text();
  const method = response.ok ? stored.safeParse(JSON.parse(answer)) : undefined;
  if (!method?.success) throw new Error(`The card ${number} was not stored: ${response.status} ${answer}`);
  return method.data.paymentMethodId;
}
