import { sandboxOf, type Subscriber } from './subscriber.js';

const CREDENTIAL = { client_id: 'sandbox-client', client_secret: 'sandbox-secret', grant_type: 'client_credentials' };

/** Posted invoice or credit memo of an account on the billing platform. */
export interface Posted {
  readonly number: string;
  readonly date: string;
  /** Formatted amount in US dollars: `$1,204.50`. */
  readonly amount: string;
  readonly balance: string;
}

interface Document {
  documentNumber: string;
  documentType: string;
  documentDate: string;
  amount: number;
  balance: number;
}

interface Memo {
  number: string;
  creditMemoDate: string;
  amount: number;
  unappliedAmount: number;
}

const dollars = (amount: number): string => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);

async function read(site: string, path: string): Promise<unknown> {
  const sandbox = sandboxOf(site);
  const opened = await fetch(`${sandbox}/oauth/token`, { method: 'POST', body: new URLSearchParams(CREDENTIAL) });
  const { access_token: token } = (await opened.json()) as { access_token: string };
  return (await fetch(`${sandbox}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
}

/** Returns the account's posted invoices, oldest first. */
export async function invoicesOf(site: string, { accountNumber }: Subscriber): Promise<Posted[]> {
  const query = `accountNumber=${accountNumber}&pageSize=40&sort=%2BdocumentDate,%2BdocumentNumber`;
  const { documents } = (await read(site, `/v1/billing-documents?${query}`)) as { documents: Document[] };
  const invoices = documents.filter(({ documentType }) => documentType === 'Invoice');
  return invoices.map(({ documentNumber, documentDate, amount, balance }) => ({
    number: documentNumber,
    date: documentDate,
    amount: dollars(amount),
    balance: dollars(balance),
  }));
}

/** Returns the account's credit memos, newest first. */
export async function creditsOf(site: string, { accountNumber }: Subscriber): Promise<Posted[]> {
  const { creditmemos } = (await read(site, `/v1/credit-memos?accountNumber=${accountNumber}&pageSize=40`)) as { creditmemos: Memo[] };
  return creditmemos.map(({ number, creditMemoDate, amount, unappliedAmount }) => ({
    number,
    date: creditMemoDate,
    amount: dollars(amount),
    balance: dollars(unappliedAmount),
  }));
}
