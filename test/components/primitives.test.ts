import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { sendKeys } from '@web/test-runner-commands';
import { button } from '../../src/components/primitives/button.styles.js';
import { errorSummary, errorSummaryStyles } from '../../src/components/primitives/error-summary.js';
import { checkboxField, selectField, textField } from '../../src/components/primitives/field.js';
import { field } from '../../src/components/primitives/field.styles.js';
import { liveRegion } from '../../src/components/primitives/live-region.js';
import { notice, noticeStyles } from '../../src/components/primitives/notice.js';
import { rows } from '../../src/components/primitives/rows.styles.js';
import { safeHref, withQuery } from '../../src/components/primitives/safe-link.js';
import { visuallyHidden } from '../../src/components/primitives/visually-hidden.styles.js';
import { tokens } from '../../src/components/theme/tokens.js';
import { expectAccessible } from './support/expect-accessible.js';

/** Renders a template in a shadow root, as an element does. */
class Shown extends LitElement {
  static override styles = [tokens, visuallyHidden, button, field, errorSummaryStyles, noticeStyles, rows];
  @property({ attribute: false }) view: () => unknown = () => '';
  protected override render(): unknown {
    return this.view();
  }
}
customElements.define('test-primitives', Shown);

async function show(view: () => TemplateResult): Promise<{ element: Shown; root: ShadowRoot }> {
  const element = await fixture<Shown>(html`<test-primitives .view=${view}></test-primitives>`);
  return { element, root: element.shadowRoot! };
}

const nothingToDo = (): void => undefined;
const descriptionOf = (root: ShadowRoot, control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id && root.getElementById(id)?.textContent) || '')
    .join(' ');

describe('a field', () => {
  const options = { id: 'email', label: 'E-mail', value: 'a', onInput: nothingToDo };

  it('has a label, a hint and the attributes for autofill', async () => {
    const { element, root } = await show(() =>
      textField({ ...options, type: 'email', autocomplete: 'email', inputMode: 'email', hint: 'For the invoice', optional: 'optional' }),
    );
    const input = root.querySelector('input')!;
    expect(input.labels![0]!.textContent).to.equal('E-mail (optional)');
    expect(input.autocomplete).to.equal('email');
    expect(input.inputMode).to.equal('email');
    expect(descriptionOf(root, input)).to.equal('For the invoice');
    expect(input.getAttribute('aria-invalid')).to.equal('false');
    await expectAccessible(element);
  });

  it('shows an error in place of the hint', async () => {
    const { element, root } = await show(() => textField({ ...options, hint: 'For the invoice', error: 'This is no e-mail address.' }));
    const input = root.querySelector('input')!;
    expect(descriptionOf(root, input)).to.equal('This is no e-mail address.');
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    expect(root.textContent).not.to.contain('For the invoice');
    await expectAccessible(element);
  });

  it('reports input and commit', async () => {
    const told: string[] = [];
    const { root } = await show(() => textField({ ...options, onInput: (value) => told.push(value), onCommit: () => told.push('done') }));
    const input = root.querySelector('input')!;
    input.focus();
    input.setSelectionRange(1, 1);
    await sendKeys({ type: 'b' });
    input.blur();
    expect(told[0]).to.equal('ab');
    expect(told).to.include('done');
  });

  it('with options shows the chosen one', async () => {
    const choices = [
      { value: 'DE', label: 'Germany' },
      { value: 'FR', label: 'France' },
    ];
    const told: string[] = [];
    const { element, root } = await show(() =>
      selectField({ ...options, value: 'FR', options: choices, placeholder: 'Choose', onInput: (value) => told.push(value) }),
    );
    const select = root.querySelector('select')!;
    expect(select.value).to.equal('FR');
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['Choose', 'Germany', 'France']);
    select.value = 'DE';
    select.dispatchEvent(new Event('change'));
    expect(told).to.deep.equal(['DE']);
    await expectAccessible(element);
  });

  it('with a checkbox shows its error', async () => {
    const { element, root } = await show(() =>
      checkboxField({ id: 'terms', label: 'I agree', checked: false, required: true, error: 'Needed to go on.', onChange: nothingToDo }),
    );
    expect(descriptionOf(root, root.querySelector('input')!)).to.equal('Needed to go on.');
    await expectAccessible(element);
  });
});

describe('the error summary', () => {
  it('can be focused and links to each field', async () => {
    const { element, root } = await show(
      () =>
        html`${errorSummary({ heading: 'Fix One field to continue', errors: [{ fieldId: 'city', message: 'The city is missing.' }] })}
        ${textField({ id: 'city', label: 'City', value: '', error: 'The city is missing.', onInput: nothingToDo })}`,
    );
    root.querySelector<HTMLElement>('.error-summary')!.focus();
    expect(root.activeElement!.className).to.equal('error-summary');
    root.querySelector('a')!.click();
    expect(root.activeElement!.id).to.equal('city');
    await expectAccessible(element);
  });

  it('is not rendered without errors', async () => {
    const { root } = await show(() => html`${errorSummary({ heading: 'None', errors: [] })}`);
    expect(root.querySelector('.error-summary')).to.equal(null);
  });
});

describe('a notice', () => {
  for (const kind of ['info', 'error', 'warning', 'checking', 'offline', 'misconfigured'] as const) {
    it(`of the kind ${kind} is accessible`, async () => {
      const { element } = await show(() =>
        notice({ kind, text: 'Something is to be said.', action: { label: 'Try again', onClick: nothingToDo } }),
      );
      await expectAccessible(element);
    });
  }

  it('with a busy action keeps its button focusable and ignores presses', async () => {
    let clicks = 0;
    const { root } = await show(() =>
      notice({ kind: 'error', text: 'No answer.', action: { label: 'Try again', busy: true, onClick: () => (clicks += 1) } }),
    );
    const action = root.querySelector('button')!;
    action.focus();
    action.click();
    expect(root.activeElement).to.equal(action);
    expect(clicks).to.equal(0);
  });
});

it('a live region exists before its text', async () => {
  let text = '';
  const { element, root } = await show(() => liveRegion(text));
  const region = root.querySelector('[role="status"]');
  text = 'Loaded.';
  element.requestUpdate();
  await element.updateComplete;
  expect(root.querySelector('[role="status"]')).to.equal(region);
  expect(region!.textContent).to.equal('Loaded.');
});

it('a table becomes labeled lines in a narrow container', async () => {
  const { element, root } = await show(
    () =>
      html`<table class="table">
        <tbody>
          <tr>
            <td data-label="Amount" class="figure">$1.00</td>
          </tr>
        </tbody>
      </table>`,
  );
  const label = (): string => getComputedStyle(root.querySelector('td')!, '::before').content;
  element.parentElement!.style.containerType = 'inline-size';
  element.parentElement!.style.inlineSize = '40rem';
  expect(label()).to.equal('none');
  element.parentElement!.style.inlineSize = '20rem';
  expect(label()).to.be.oneOf(['"Amount"', 'attr(data-label)']);
});

describe('addresses from data', () => {
  for (const href of ['https://example.com/a', '/terms', 'terms.html', 'mailto:sales@example.com', '?plan=1']) {
    it(`${href} may be a link`, () => expect(safeHref(href)).to.equal(href));
  }
  for (const href of [['javascript', 'alert(1)'].join(':'), ' java\nscript:alert(1)', 'data:text/html,hi', 'https://[', '', undefined]) {
    it(`${JSON.stringify(href)} may not`, () => expect(safeHref(href)).to.equal(undefined));
  }
  it('accept query parameters', () => {
    expect(withQuery('/sign-up?a=1#x', { plan: 'p 1', quantity: 2, none: undefined })).to.equal(
      `${location.origin}/sign-up?a=1&plan=p+1&quantity=2#x`,
    );
  });
});
