/** Gives component tests the page that users have: a strict CSP with Trusted Types. */

const policy = [
  "default-src 'none'",
  // The test runner's own scripts stand in the page; elements are modules and need only 'self'.
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' ws:",
  "frame-src 'self'",
  "require-trusted-types-for 'script'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

/** @type {import('@web/dev-server-core').Middleware} */
export async function strictPage(context, next) {
  await next();
  if (context.response.is('html')) context.set('Content-Security-Policy', policy);
}

/**
 * The page itself: a violation of the policy that no test expects is an error, and so fails the test that runs. A test that expects one stops
 * the event before it reaches the window. So is an event of our elements that reports what is not rendered yet; only events that can be canceled
 * come before. Suites that have more examples in the longer lanes read `data-depth`.
 *
 * @param {string} testFramework address of the script that runs the tests
 */
export function pageWithTests(testFramework) {
  return `<!doctype html>
<html lang="en" data-depth="${process.env.TEST_DEPTH ?? 'change'}">
  <head><title>Component tests</title></head>
  <body>
    <script>
      addEventListener('securitypolicyviolation', (event) => {
        throw new Error('The content security policy refused ' + event.effectiveDirective + ': ' + (event.sample || event.blockedURI));
      });
      const { dispatchEvent } = EventTarget.prototype;
      EventTarget.prototype.dispatchEvent = function (event) {
        if (event.type.startsWith('storefront-') && !event.cancelable && this.isUpdatePending)
          reportError(new Error(event.type + ' was fired before ' + this.localName + ' had rendered what it reports'));
        return dispatchEvent.call(this, event);
      };
    </script>
    <script type="module" src="${testFramework}"></script>
  </body>
</html>`;
}
