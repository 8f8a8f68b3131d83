import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The same path from src/cli/dev and from dist/cli/dev. */
const CDN = new URL('../../../dist/cdn/', import.meta.url);

const PATH = /^\/cdn\/((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.js)$/;

/** Serves the files for the script tag to pages of any origin, and a sample page with the snippet. */
export async function servePage(request: Request, samplePage: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Use GET.\n', { status: 405, headers: { allow: 'GET, HEAD' } });
  if (pathname === '/') {
    return new Response(samplePage, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
  }
  const name = PATH.exec(pathname)?.[1];
  const text = name === undefined ? undefined : await readFile(fileURLToPath(new URL(name, CDN)), 'utf8').catch(() => undefined);
  if (text === undefined) return new Response('There is no such file. The script is /cdn/storefront.js.\n', { status: 404, headers: OPEN });
  return new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache', ...OPEN } });
}

/** The browser loads modules of another origin only with these headers. */
const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const;
