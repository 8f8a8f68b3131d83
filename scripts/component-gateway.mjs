/** Adds the page's gateway to the server of the component tests, on the same origin; see test/support/page-gateway.ts. */
import { register } from 'tsx/esm/api';

/** @type {import('../test/support/page-gateway.js').PageGateway | undefined} */
let page;

/**
 * Starts and ends the gateway with the test server.
 *
 * @type {import('@web/dev-server-core').Plugin}
 */
export const gatewayLifetime = {
  name: 'gateway-of-the-page',
  async serverStart({ config }) {
    register();
    const { startPageGateway } = await import('../test/support/page-gateway.ts');
    page = await startPageGateway(`http://localhost:${config.port}`);
  },
  async serverStop() {
    await page?.close();
  },
};

/** @type {import('@web/dev-server-core').Middleware} */
export async function gatewayOfPage(context, next) {
  const answer = page?.fetch(await webRequest(context));
  if (!answer) return next();
  const { status, headers, body } = await answer;
  context.status = status;
  headers.forEach((value, name) => context.append(name, value));
  context.body = body === null ? null : Buffer.from(await new Response(body).arrayBuffer());
}

/**
 * @param {import('@web/dev-server-core').Context} context
 * @returns {Promise<Request>}
 */
async function webRequest({ req, host, url, method }) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) for (const one of [value ?? []].flat()) headers.append(name, one);
  const body = method === 'GET' || method === 'HEAD' ? undefined : await bytes(req);
  return new Request(new URL(url, `http://${host}`), { method, headers, ...(body && { body }) });
}

/** @param {AsyncIterable<Buffer>} stream */
async function bytes(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
