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
});
