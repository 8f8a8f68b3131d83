import type { StartedSandbox } from './sandbox-package.js';

/** What the guide tells. */
interface GuideData {
  readonly addresses: Addresses;
  readonly origins: readonly string[];
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly offersFile: string | undefined;
  /** Env file with the access to the sandbox. */
  readonly settingsFile: string;
  readonly sandbox: Pick<StartedSandbox, 'tenantName' | 'currencies' | 'subscribers' | 'testCards'>;
  readonly today: string;
}

/** Addresses of the four servers. */
export interface Addresses {
  readonly page: string;
  readonly gateway: string;
  readonly sandbox: string;
  readonly form: string;
}

/** HTML to paste into a page. */
export function writeSnippet({ addresses, publishableKey, sandbox }: Pick<GuideData, 'addresses' | 'publishableKey' | 'sandbox'>): string {
  return `<script type="module" src="${addresses.page}/cdn/storefront.js"></script>
<storefront-provider gateway="${addresses.gateway}" publishable-key="${publishableKey}" currency="${sandbox.currencies[0] ?? ''}">
  <storefront-sign-up></storefront-sign-up>
</storefront-provider>`;
}

/** A whole page with the snippet. */
export function writeSamplePage(snippet: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Sample page</title>
  </head>
  <body>
${indent(snippet, 4)}
  </body>
</html>
`;
}

/** Text that `dev` prints when it is ready. */
export function writeGuide(data: GuideData): string {
  const { addresses, origins, publishableKey, offersFile, settingsFile, sandbox, today, secretKey } = data;
  const [subscriber] = sandbox.subscribers;
  const next = `${Number(today.slice(0, 4)) + (today.slice(5, 7) === '12' ? 1 : 0)}-${String((Number(today.slice(5, 7)) % 12) + 1).padStart(2, '0')}-01`;
  return `
${sandbox.tenantName} is ready.

  sample page      ${addresses.page}
  gateway          ${addresses.gateway}
  billing sandbox  ${addresses.sandbox}
  payment form     ${addresses.form}
  offers file      ${offersFile ?? 'none: all plans with StorefrontSellable__c are on sale'}
  pages allowed    ${origins.join(', ')}
  publishable key  ${publishableKey}
  credentials      ${settingsFile} (for the billing sandbox; storefront-elements init finds them)

Paste into your page:

${indent(writeSnippet(data), 2)}

Test cards, with any later date and any code:

${sandbox.testCards.map(({ number, result }) => `  ${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}  ${result}`).join('\n')}

${subscriber ? signInText(subscriber, addresses, secretKey) : 'The catalog has no subscribers. Buy a plan first to get an account.'}

Move the clock, for example to the next month. It is ${today}, and the clock only moves forward:

  curl -X POST ${addresses.sandbox}/sandbox/clock -H 'Content-Type: application/json' -d '{"to": "${next}"}'

Ctrl+C stops everything. Your data stays. --reset starts again with the sample data.
`;
}

function signInText({ name, accountNumber }: StartedSandbox['subscribers'][number], { gateway }: Addresses, secretKey: string): string {
  return `Sign in as ${name} (${accountNumber}). In production, your own server sends this request after its login:

  curl -X POST ${gateway}/storefront/sessions -H 'Authorization: Bearer ${secretKey}' \\
    -H 'Content-Type: application/json' -d '{"accountKey": "${accountNumber}"}'

  In the page: provider.fetchSession = async () => (<the JSON that curl printed>);`;
}

function indent(text: string, by: number): string {
  return text
    .split('\n')
    .map((line) => ' '.repeat(by) + line)
    .join('\n');
}
