import { CommandFailure, EXIT_CODE } from '../failure.js';
import { type Check, type Finding, type CheckSubject } from './check.js';
import { checkElements } from './checks/elements.js';
import { checkGateway } from './checks/gateway.js';
import { checkPageAddress } from './checks/page-address.js';
import { checkPaymentForm } from './checks/payment-form.js';
import { checkPreflight } from './checks/preflight.js';
import { checkScripts } from './checks/scripts.js';
import { checkSession } from './checks/session.js';
import { checkTheme } from './checks/theme.js';
import { checkTrustedTypes } from './checks/trusted-types.js';
import { readPage } from './page.js';

/** In this order, because the check of the payment form needs the catalog of the check of the gateway. */
const CHECKS: readonly Check[] = [
  checkPageAddress,
  checkElements,
  checkScripts,
  checkTrustedTypes,
  checkGateway,
  checkPreflight,
  checkPaymentForm,
  checkSession,
  checkTheme,
];

/** Settings of an examination. Without them, the page's own attributes are used. */
interface ExamineOptions {
  readonly gateway?: string | undefined;
  readonly key?: string | undefined;
  readonly origin?: string | undefined;
  readonly session?: string | undefined;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly now?: () => number;
}

/** Milliseconds in which a server must answer. */
const LIMIT = 10_000;

/** Runs all checks on a page. */
export async function examinePage(address: string, options: ExamineOptions = {}): Promise<readonly Finding[]> {
  const { fetch: send = (request: Request) => fetch(request), now = Date.now } = options;
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    throw new CommandFailure(
      EXIT_CODE.usage,
      `"${address}" is not the URL of a page. Write it with its scheme, for example https://shop.example/plans.`,
    );
  }
  const request = (url: string, init: RequestInit = {}): Promise<Response> =>
    send(new Request(url, { ...init, signal: AbortSignal.timeout(LIMIT) }));
  let response: Response;
  try {
    response = await request(address);
  } catch (cause) {
    throw new CommandFailure(EXIT_CODE.problem, `Nothing answers at ${address}. Check the address and that the site runs.`, cause);
  }
  const page = await readPage(response, address);
  const provider = page.tags.find(({ name, attributes }) => name.startsWith('storefront-') && attributes.has('gateway'))?.attributes;
  const gateway = options.gateway ?? provider?.get('gateway');
  const subject: CheckSubject = {
    page,
    gateway: gateway && URL.canParse(gateway, page.url) ? new URL(gateway, page.url).href.replace(/\/+$/, '') : undefined,
    key: options.key ?? provider?.get('publishable-key'),
    origin: options.origin ?? new URL(page.url).origin,
    currency: provider?.get('currency'),
    sessionUrl: options.session,
    send: request,
    now,
  };
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(...(await check(subject)));
  return findings;
}
