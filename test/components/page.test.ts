import { expect, fixture, html } from '@open-wc/testing';

/** The next violation of the page's content security policy. */
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

describe('the page that component tests run in', () => {
  it('refuses style attributes, as a tenant with a strict policy does', async () => {
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

  it('has a gateway that refuses what needs a session', async () => {
    const answer = await fetch('/billing/storefront/profile', { headers: { authorization: 'Bearer pk_sandbox' } });
    expect(answer.status).to.be.oneOf([401, 403]);
  });
});
