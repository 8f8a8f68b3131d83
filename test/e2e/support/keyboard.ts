import { expect, type Frame, type Page } from '@playwright/test';

/** Accessible name and tag of a control. `hasFocus` is known in lists of all controls. */
interface Control {
  name: string;
  tag: string;
  hasFocus?: boolean;
}

declare global {
  /** Recorded by {@link watch}: how often the focus was visibly lost, and the announcements of live regions in order. */
  var watched: { lost: string[]; said: string[] };
}

/** Records the focus at each frame and the announcements of live regions, in every shadow root. */
function watch(): void {
  globalThis.watched = { lost: [], said: [] };
  const { lost, said } = globalThis.watched;
  /** Last focused element, for the error message. */
  let before = '';
  let nowhere = false;
  /** True from a press of Tab until an element gets the focus. When Tab enters an iframe of another origin, no element has the focus for a moment. */
  let isTabbing = false;
  addEventListener('keydown', ({ key }) => (isTabbing = key === 'Tab'), true);
  addEventListener('focusin', () => (isTabbing = false), true);
  const look = (): void => {
    let on = document.activeElement;
    while (on?.shadowRoot?.activeElement) on = on.shadowRoot.activeElement;
    const fallen = (!on || on === document.body) && document.hasFocus() && !isTabbing;
    if (on && on !== document.body) {
      before = `after ${on.localName} ${on.id} ${(on.textContent ?? '').trim().slice(0, 40)}`;
      if (on.localName === 'iframe') isTabbing = false;
    } else if (before && fallen && nowhere) lost.push(before);
    nowhere = fallen;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  /** Last announcement of each region. Removing text, or rendering the same text again, announces nothing. */
  const last = new WeakMap<Element, string>();
  const hear = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest('[aria-live], [role=status], [role=alert]');
    if (!region) return;
    const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (text !== last.get(region) && text !== '') said.push(text);
    last.set(region, text);
  };
  const options = { subtree: true, childList: true, characterData: true };
  const observer = new MutationObserver((records) => records.forEach(({ target }) => hear(target)));
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    observer.observe(root, options);
    return root;
  };
}

/** A person who uses only the keyboard. */
export class Typist {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async at(page: Page): Promise<Typist> {
    await page.addInitScript(watch);
    return new Typist(page);
  }

  /** The focused element, also inside shadow roots and frames. */
  async focused(): Promise<Control> {
    const [main, ...frames] = this.page.frames();
    const outer = main && (await controlsIn(main, 'focused'))[0];
    if (outer?.tag !== 'iframe') return outer ?? { name: '', tag: 'body' };
    for (const frame of frames.reverse()) {
      const [inner] = await controlsIn(frame, 'focused');
      if (inner && inner.tag !== 'iframe') return inner;
    }
    return { name: '', tag: 'body' };
  }

  /** Waits for an element with that name, then moves toward it with Tab or Shift+Tab until it has the focus. At an end of the page, changes direction. */
  async tabTo(name: RegExp): Promise<void> {
    const isTarget = ({ name: current, tag }: Control): boolean => name.test(current) && tag !== 'h2';
    let current = await this.focused();
    if (isTarget(current)) return;
    await this.#waitFor(isTarget, name);
    const passed: string[] = [];
    let direction = await this.#directionTo(isTarget);
    let isOutside = true;
    for (let count = 0; count < 90; count += 1) {
      passed.push(current.name.slice(0, 30));
      const isLeaving = current.tag === 'body' && !isOutside;
      if (isLeaving) direction = direction === 'Tab' ? 'Shift+Tab' : 'Tab';
      isOutside = current.tag === 'body';
      await this.page.keyboard.press(direction);
      current = await this.focused();
      if (isTarget(current)) return;
    }
    throw new Error(`Tab never reaches ${String(name)}. It reaches: ${passed.join(' | ')}`);
  }

  /**
   * Returns the key that reaches the control sooner. Shift+Tab only if the control is before the focus and nowhere after it. Does not look inside
   * frames.
   */
  async #directionTo(isTarget: (control: Control) => boolean): Promise<'Tab' | 'Shift+Tab'> {
    const controls = await controlsIn(this.page.mainFrame(), 'all');
    const focus = controls.findIndex(({ hasFocus }) => hasFocus);
    return controls.findLastIndex(isTarget) < focus && controls.some(isTarget) ? 'Shift+Tab' : 'Tab';
  }

  /** Waits until the page or one of its frames shows a control. */
  async #waitFor(isTarget: (control: Control) => boolean, name: RegExp): Promise<void> {
    const shown = async (): Promise<boolean> => {
      const found = await Promise.all(this.page.frames().map((frame) => controlsIn(frame, 'all')));
      return found.flat().some(isTarget);
    };
    await expect.poll(shown, { message: `a control named ${String(name)} appears`, intervals: [50] }).toBe(true);
  }

  /** Goes to a field and types. */
  async type(name: RegExp, text: string): Promise<void> {
    await this.tabTo(name);
    await this.page.keyboard.type(text);
  }

  /** Goes to a button or link and presses Enter. */
  async press(name: RegExp): Promise<void> {
    await this.tabTo(name);
    await this.page.keyboard.press('Enter');
  }

  async watched(): Promise<{ lost: string[]; said: string[] }> {
    return this.page.evaluate(() => globalThis.watched);
  }
}

/** Returns the focused element of a frame, if any, or all visible controls. Includes shadow roots. */
async function controlsIn(frame: Frame, which: 'focused' | 'all'): Promise<Control[]> {
  const found = frame.evaluate((wanted) => {
    const describe = (element: Element): Control => {
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      const root = element.getRootNode();
      const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => (root instanceof ShadowRoot || root instanceof Document ? root.getElementById(id)?.textContent : ''))
        .join(' ');
      const slotted = element.querySelector('slot')?.assignedNodes() ?? [];
      const texts = [
        element.getAttribute('aria-label'),
        labelledBy,
        ...[...labels, ...slotted].map((label) => label.textContent),
        element.textContent,
      ];
      return { name: (texts.find((text) => text?.trim()) ?? '').replaceAll(/\s+/g, ' ').trim(), tag: element.localName };
    };
    const elementsIn = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => (element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element]));
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (wanted === 'all') {
      const isControl = (element: Element): boolean =>
        element.matches('a[href], button, input, select, textarea, summary, [tabindex]') && element.checkVisibility();
      return elementsIn(document)
        .filter(isControl)
        .map((element) => ({ ...describe(element), hasFocus: element === focused }));
    }
    if (!document.hasFocus()) return [];
    return !focused || focused === document.body ? [] : [describe(focused)];
  }, which);
  // A frame that is just being loaded has no controls yet.
  return found.catch(() => []);
}
