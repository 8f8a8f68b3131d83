import { envLine } from '../files/env-file.js';
import { newKeyLines } from '../keys/new-keys.js';
import type { Answers } from './answers.js';

/** Settings that are copied from the environment if they are set there. */
const COPIED = ['TENANT', 'TIME_ZONE', 'PAYMENT_FORM_SCRIPT', 'PAYMENT_FORM_INTEGRITY', 'PAYMENT_FORM_KEY'];

/** Content of the env file: access to the billing platform, new keys, and the other settings of the gateway. */
export async function createEnvText({ access, origin }: Answers, env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const { environment, baseUrl, clientId, clientSecret } = access;
  const copied = COPIED.flatMap((variable) => (env[variable] ? [envLine(variable, env[variable])] : []));
  const lines = [
    '# Contains secrets. Do not commit this file.',
    '',
    '# Billing platform.',
    ...(environment === undefined ? [] : [envLine('BILLING_ENVIRONMENT', environment)]),
    ...(baseUrl === undefined ? [] : [envLine('BILLING_BASE_URL', baseUrl)]),
    envLine('BILLING_CLIENT_ID', clientId),
    envLine('BILLING_CLIENT_SECRET', clientSecret),
    '',
    ...(await newKeyLines()),
    '',
    '# Origins of your pages, separated by commas.',
    envLine('STOREFRONT_ORIGINS', origin),
    envLine('OFFERS_FILE', 'offers.json'),
    ...copied,
    ...(env['PAYMENT_FORM_SCRIPT']
      ? []
      : ['', '# Set both to accept payments. The platform shows the values.', '# PAYMENT_FORM_SCRIPT=', '# PAYMENT_FORM_KEY=']),
  ];
  return `${lines.join('\n')}\n`;
}
