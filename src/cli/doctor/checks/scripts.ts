import { isLocal, ok, problem, unclear, type Check, type Finding, type CheckSubject } from '../check.js';
import { allowsUrl } from '../page.js';

const ENTRY = /\/storefront(?:\.all|\.staff)?\.js$/;
/** Seconds. The name of the script never changes, so a browser must soon ask for a new version. */
const MAX_AGE = 86_400;

async function checkScript({ page, origin, send }: CheckSubject, address: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  if (!allowsUrl(page, 'script-src', address)) {
    findings.push(problem('The Content-Security-Policy blocks the script.', `Add ${new URL(address).origin} to script-src.`));
  }
  let response: Response;
  try {
    response = await send(address, { headers: { origin, 'accept-encoding': 'br, gzip' } });
  } catch {
    return [...findings, problem(`Nothing answers at ${address}.`, 'Copy dist/cdn to this address, or correct src.')];
  }
  const header = (name: string): string => response.headers.get(name) ?? '';
  if (!response.ok)
    return [...findings, problem(`${address} answers with status ${response.status}.`, 'Copy all files of dist/cdn to this address.')];
  if (!/javascript/.test(header('content-type'))) {
    findings.push(problem(`The script has the type "${header('content-type')}".`, 'Serve .js files with Content-Type: text/javascript.'));
  }
  if (new URL(address).origin !== origin && !['*', origin].includes(header('access-control-allow-origin'))) {
    findings.push(
      problem(
        'The script is on another origin, without CORS headers.',
        `Send Access-Control-Allow-Origin: ${origin} with all files of dist/cdn.`,
      ),
    );
  }
  // Development servers do not compress, and nothing is slow on this machine.
  if (header('content-encoding') === '' && !isLocal(new URL(address).hostname))
    findings.push(problem('The script is not compressed.', 'Compress .js files with Brotli or gzip.'));
  const age = Number(/max-age=(\d+)/.exec(header('cache-control'))?.[1] ?? 0);
  if (age > MAX_AGE || header('cache-control').includes('immutable')) {
    findings.push(
      problem(
        `Browsers keep storefront.js for ${age} seconds.`,
        'Send Cache-Control: no-cache with storefront.js. Only the files in chunks/ never change.',
      ),
    );
  }
  return findings;
}

/** The script of the elements is loaded once, as a module, and served in the right way. */
export const checkScripts: Check = async (subject) => {
  const { page } = subject;
  const entries = page.tags.filter(({ name, attributes }) => {
    const src = attributes.get('src') ?? '';
    return name === 'script' && URL.canParse(src, page.url) && ENTRY.test(new URL(src, page.url).pathname);
  });
  if (entries.length === 0) return [unclear('The HTML contains no script tag of the elements. A bundle may contain them.')];
  const findings: Finding[] = [];
  if (entries.length > 1) findings.push(problem('The page loads the elements more than once.', 'Keep one script tag.'));
  for (const { attributes } of entries.slice(0, 1)) {
    if (attributes.get('type') !== 'module') findings.push(problem('The script tag has no type="module".', 'Add type="module".'));
    findings.push(...(await checkScript(subject, new URL(attributes.get('src') ?? '', page.url).href)));
  }
  return findings.length > 0 ? findings : [ok('The script is loaded once, with the right type and headers.')];
};
