import { VARIABLES } from './settings.js';

/** A variable that begins like this and is unknown is a mistake: otherwise, a misspelled variable would be ignored. */
const PREFIXES = [
  'BILLING_',
  'STOREFRONT_',
  'PAYMENT_FORM_',
  'RATES_',
  'OFFERS_',
  'SIGNING_KEY',
  'METRICS_',
  'SHUTDOWN_',
  'TRUSTED_PROXY_',
  'GATEWAY_',
];

/** Variables that Kubernetes and Docker set for each service, named after the service. */
const SERVICE_LINK = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT|PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)$/;

/** Former names, with the present ones. */
const RENAMED: Readonly<Record<string, string>> = { GATEWAY_PORT: 'PORT', TRUSTED_PROXY_HEADER: 'TRUSTED_PROXY_HOPS' };

/** Returns the present name of a variable, if it was renamed. */
export function renamedTo(variable: string): string | undefined {
  return RENAMED[variable];
}

/** True if the variable looks like a setting of this command, but is none. */
export function isUnknownVariable(variable: string): boolean {
  if (VARIABLES.includes(variable)) return false;
  if (renamedTo(variable) !== undefined) return true;
  return PREFIXES.some((prefix) => variable.startsWith(prefix)) && !SERVICE_LINK.test(variable);
}
