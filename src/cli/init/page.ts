/** Content of the page: a sign-up, which begins with the choice of a plan. */
export function createPage({ gateway, publishableKey, currency }: { gateway: string; publishableKey: string; currency: string }): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Choose a plan</title>
    <script type="module" src="./storefront-elements/storefront.js"></script>
  </head>
  <body>
    <storefront-provider gateway="${escape(gateway)}" publishable-key="${escape(publishableKey)}" currency="${escape(currency)}">
      <storefront-sign-up deep-links></storefront-sign-up>
    </storefront-provider>
  </body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
