import { expect, it } from 'vitest';
import type { Sandbox } from '../../demo/sandbox/index.js';
import { guardSandbox } from '../support/contract/guard.js';

const URL_OF_ACCOUNT = 'https://billing.test/v1/accounts/A-1';
const URL_OF_METHOD = 'https://billing.test/v1/payment-methods/2c92';
const never = (): Promise<never> => Promise.reject(new Error('is not asked'));

/** Returns a sandbox that gives every request the same response. */
const answering = (answer: () => Response): Sandbox => ({
  fetch: () => Promise.resolve(answer()),
  form: never,
  isFor: never,
  today: never,
  deliverCallouts: never,
  close: () => Promise.resolve(),
});

/** Returns the guard's error for a response. */
async function guardError(url: string, answer: () => Response): Promise<string> {
  const guarded = guardSandbox(answering(answer));
  await guarded.fetch(new Request(url));
  return guarded.close().then(
    () => '',
    (error: unknown) => String(error),
  );
}

it.each<[string, () => Response]>([
  ['fields of the definition', () => Response.json({ success: true, basicInfo: { id: '1', name: 'Ada', Own__c: 1 }, later: [] })],
  ['a failure', () => Response.json({ success: false, processId: '1', reasons: [{ code: '50000040', message: 'Not found.' }] })],
])('an answer with %s passes', async (_, answer) => {
  expect(await guardError(URL_OF_ACCOUNT, answer)).toBe('');
});

it.each<[string, () => Response, string]>([
  ['another type', () => Response.json({ success: true, basicInfo: { name: 7 } }), '/basicInfo/name must be string'],
  [
    'a value outside the enum',
    () => Response.json({ billingAndPayment: { bcdSettingOption: 'Never' } }),
    '/billingAndPayment/bcdSettingOption must be',
  ],
  ['a day that does not exist', () => Response.json({ basicInfo: { lastMetricsUpdate: '2026-02-30' } }), '/basicInfo/lastMetricsUpdate'],
  ['a failure without its reasons', () => Response.json({ success: false }), "must have required property 'reasons'"],
  [
    'a failure whose code is a number',
    () => Response.json({ success: false, reasons: [{ code: 50000040, message: 'Not found.' }] }),
    '/reasons/0/code must be string',
  ],
  ['a failure that is not JSON', () => new Response('<html>', { status: 502 }), 'a failure with the content type'],
  ['another status', () => Response.json({ success: true }, { status: 201 }), 'status 201'],
  ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), "content type 'text/html'"],
])('an answer with %s fails the test', async (_, answer, said) => {
  const error = await guardError(URL_OF_ACCOUNT, answer);
  expect(error).toContain('GET /v1/accounts/{account-key}');
  expect(error).toContain(said);
});

it('checks an answer against the called operation', async () => {
  const answer = (): Response => Response.json({ success: true, basicInfo: { name: 7 } });
  expect(await guardError(URL_OF_METHOD, answer)).toBe('');
});
