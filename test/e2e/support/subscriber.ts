import type { Page } from '@playwright/test';

/** Customer of a sandbox scenario. */
export interface Subscriber {
  readonly accountNumber: string;
  readonly email: string;
}

const CREDENTIAL = { client_id: 'sandbox-client', client_secret: 'sandbox-secret', grant_type: 'client_credentials' };

/** Returns the URL of a demo's sandbox. Its port is two above the port of the site. */
export function sandboxOf(site: string): string {
  const url = new URL(site);
  url.port = String(Number(url.port) + 2);
  return url.origin;
}

async function json(answer: Promise<Response>): Promise<Record<string, unknown>> {
  return (await (await answer).json()) as Record<string, unknown>;
}

/** Calls the billing API of a demo with its credential. */
async function platform(site: string, path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const sandbox = sandboxOf(site);
  const { access_token: token } = await json(fetch(`${sandbox}/oauth/token`, { method: 'POST', body: new URLSearchParams(CREDENTIAL) }));
  const headers = { authorization: `Bearer ${String(token)}`, 'content-type': 'application/json' };
  return json(fetch(`${sandbox}${path}`, { ...init, headers }));
}

/** Creates an account from one of the sandbox's scenarios. */
export async function subscriberIn(site: string, scenario: string): Promise<Subscriber> {
  const { accountNumber } = await json(fetch(`${sandboxOf(site)}/sandbox/scenarios/${scenario}`, { method: 'POST' }));
  const account = await platform(site, `/v1/accounts/${String(accountNumber)}`);
  const { workEmail } = account['billToContact'] as { workEmail: string };
  return { accountNumber: String(accountNumber), email: workEmail };
}

/** Turns off automatic payment, so that the subscriber has to pay each bill. */
export async function payByHand(site: string, { accountNumber }: Subscriber): Promise<void> {
  const { success } = await platform(site, `/v1/accounts/${accountNumber}`, { method: 'PUT', body: JSON.stringify({ autoPay: false }) });
  if (success !== true) throw new Error('Automatic payment is still on.');
}

/** Returns the balance of an account. */
export async function owed(site: string, { accountNumber }: Subscriber): Promise<string> {
  const { metrics } = await platform(site, `/v1/accounts/${accountNumber}`);
  return (metrics as { totalInvoiceBalance: string }).totalInvoiceBalance;
}

/** Moves the sandbox's clock forward by days and runs everything that is due. @returns the new day */
export async function passDays(site: string, days: number): Promise<string> {
  const sandbox = sandboxOf(site);
  const { today } = await json(fetch(`${sandbox}/sandbox/clock`));
  const to = new Date(Date.parse(`${String(today)}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const moved = await fetch(`${sandbox}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to }),
  });
  if (!moved.ok) throw new Error(await moved.text());
  return to;
}

/** Signs in on the site's login page. */
export async function signIn(page: Page, { email }: Pick<Subscriber, 'email'>): Promise<void> {
  await page.goto('/login.html');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await page.waitForURL(/account/);
}
