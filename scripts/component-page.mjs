/** Serves component tests in a page with a strict CSP and Trusted Types, like a page of a user. */

const policy = [
  "default-src 'none'",
  // The test runner's own scripts are inline. Elements are modules and only need 'self'.
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
 * HTML of the page. A violation of the policy fails the running test, unless the test stops the event before it reaches the window. A test also fails
 * if an element fires an event about data that it has not rendered yet. Only cancelable events may be fired before rendering. Suites that run more
 * examples in the longer lanes read `data-depth`.
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
