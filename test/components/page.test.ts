import { expect, fixture, html } from '@open-wc/testing';

/** Resolves with the next violation of the page's content security policy. */
function nextViolation(): Promise<string> {
  return new Promise((resolve) => {
    document.addEventListener(
      'securitypolicyviolation',
      (event) => {
        event.stopPropagation();

        resolve(event.effectiveDirective);
      },
      { once: true },
    );
  });
}

describe('the page of the component tests', () => {
  it('refuses style attributes, like a page with a strict policy', async () => {
    const element = await fixture<HTMLElement>(html`<p>text</p>`);
    const violation = nextViolation();
    element.setAttribute('style', 'color: rgb(1, 2, 3)');
    expect(await violation).to.equal('style-src-attr');
    expect(getComputedStyle(element).color).not.to.equal('rgb(1, 2, 3)');
  });

  it('has a gateway on its own origin, with the catalog of the sandbox', async () => {
    const answer = await fetch('/billing/storefront/catalog', { headers: { authorization: 'Bearer pk_sandbox' } });
    expect(answer.status).to.equal(200);
    expect(await answer.text()).to.contain('productRatePlanId');
  });

  it('has a gateway that refuses requests that need a session', async () => {
    const answer = await fetch('/billing/storefront/profile', { headers: { authorization: 'Bearer pk_sandbox' } });
    expect(answer.status).to.be.oneOf([401, 403]);
  });
});
