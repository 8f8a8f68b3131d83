import type { Framework } from './frameworks.js';

/** What the next steps depend on. */
interface Situation {
  readonly framework: Framework;
  /** Packages that are not installed yet. */
  readonly missing: readonly string[];
  readonly origin: string;
  readonly acceptsPayments: boolean;
}

/** Commands that lead from the generated files to a store in the browser. */
export function describeNextSteps({ framework, missing, origin, acceptsPayments }: Situation): string {
  const { start, publicFolder, servesPages } = framework;
  const { port } = new URL(origin);
  const otherPort = servesPages && port !== '' && Number(port) !== framework.port;
  const steps: string[] = [
    ...(missing.length > 0 ? [`npm install ${missing.join(' ')}`] : []),
    `cp -R node_modules/storefront-elements/dist/cdn ${publicFolder}storefront-elements`,
    otherPort ? `${start} --port ${port}` : start,
    ...(servesPages
      ? []
      : [`npx vite --port ${port === '' ? '5173' : port}   # in a second terminal; or a web server that does not serve .env`]),
  ];
  const later = [
    `Open ${origin}/storefront.html.`,
    'Change offers.json: texts, languages, order. Then run: npx storefront-elements offers check offers.json --env-file .env',
    ...(acceptsPayments ? [] : ['To accept payments, set PAYMENT_FORM_SCRIPT and PAYMENT_FORM_KEY in .env.']),
  ];
  return `\nNext steps:\n${steps.map((step) => `  ${step}\n`).join('')}${later.map((line) => `${line}\n`).join('')}`;
}
