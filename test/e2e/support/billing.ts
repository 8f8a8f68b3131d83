import { sandboxOf, type Subscriber } from './subscriber.js';

const CREDENTIAL = { client_id: 'sandbox-client', client_secret: 'sandbox-secret', grant_type: 'client_credentials' };

/** What the billing platform itself has written for an account. */
export interface Posted {
  readonly number: string;
  readonly date: string;
  /** As people write it, in US dollars: `$1,204.50`. */
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

const dollars = (amount: number): string => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);

/** The account's posted invoices, or what was credited to it; oldest first. */
export async function postedTo(site: string, { accountNumber }: Subscriber, type: 'Invoice' | 'CreditMemo' = 'Invoice'): Promise<Posted[]> {
  const sandbox = sandboxOf(site);
  const opened = await fetch(`${sandbox}/oauth/token`, { method: 'POST', body: new URLSearchParams(CREDENTIAL) });
  const { access_token: token } = (await opened.json()) as { access_token: string };
  const query = `accountNumber=${accountNumber}&pageSize=40&sort=%2BdocumentDate,%2BdocumentNumber`;
  const answer = await fetch(`${sandbox}/v1/billing-documents?${query}`, { headers: { authorization: `Bearer ${token}` } });
  const { documents } = (await answer.json()) as { documents: Document[] };
  return documents
    .filter(({ documentType }) => documentType === type)
    .map(({ documentNumber, documentDate, amount, balance }) => ({
      number: documentNumber,
      date: documentDate,
      amount: dollars(amount),
      balance: dollars(balance),
    }));
}
