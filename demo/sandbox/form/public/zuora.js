// @ts-check
/**
 * Copy of the platform's payment form script, based on its public sample: `Zuora(publishableKey).createPaymentForm(options)` resolves to a
 * form with `mount(cssSelector)`. The card fields are in a frame from this script's own origin, so the host page never sees card data. The
 * frame offers the payment methods that the currency allows: card, bank account, wallet.
 *
 * Sandbox only, not confirmed for the real script: `paymentMethodId`, `brand` and `lastFour` in the result, `destroy()`,
 * `setTheme(variables)`.
 */
(() => {
  'use strict';

  /**
   * @typedef {object} FormResult
   * @property {boolean} success
   * @property {string} [paymentMethodId] id of the stored method
   * @property {string} [brand] brand of the stored card, such as `Visa`
   * @property {string} [lastFour] last digits of the stored card or bank account
   * @property {{message: string}} [error] message for the customer, in the form's language
   */

  /**
   * @typedef {object} FormOptions
   * @property {string} [locale] BCP 47 language of the form
   * @property {string} [region] ISO 3166-1 alpha-2 country of the buyer
   * @property {string} [currency] ISO 4217
   * @property {string|number} [amount]
   * @property {() => Promise<string>} createPaymentSession called when the customer submits; resolves to a session token
   * @property {(result: FormResult) => void} onComplete called after each submission, successful or not
   */

  const CHANNEL = 'zuora-payment-form';
  const READY_WITHIN = 20_000;
  /** Space in pixels around the form, so that the frame does not cut off focus rings. A negative margin compensates for it. */
  const BLEED = 4;
  /** Height in pixels until the form reports its actual height. Close to it, so that the page does not jump. */
  const HEIGHT = 437;
  const HEIGHT_MAX = 4_000;

  const script = document.currentScript;
  const source = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
  const { origin } = source;
  /** Sandbox only: tenant whose business date is used to check card expiry. */
  const tenant = source.searchParams.get('tenant');

  function randomNonce() {
    const bytes = crypto.getRandomValues(new Uint8Array(18));
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
  }

  /** @param {string | undefined} locale */
  function words(locale) {
    const german = locale?.toLowerCase().split('-')[0] === 'de';
    return german
      ? { title: 'Kartendaten', notLoaded: 'Das Zahlungsformular konnte nicht geladen werden.' }
      : { title: 'Card details', notLoaded: "The payment form couldn't be loaded." };
  }

  const prefersDark = matchMedia('(prefers-color-scheme: dark)');

  /**
   * Returns the color scheme of an element. A frame is transparent only if it uses the color scheme of its surroundings.
   * @param {Element} element
   */
  function schemeOf(element) {
    const schemes = getComputedStyle(element).colorScheme.split(' ');
    if (!schemes.includes('dark')) return 'light';
    return schemes.includes('light') && !prefersDark.matches ? 'light' : 'dark';
  }

  /** @param {FormOptions} options */
  function createForm(options) {
    const nonce = randomNonce();
    const frame = document.createElement('iframe');
    /** @type {Record<string, string>} */
    let theme = {};
    let mounted = false;
    let ready = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;

    /** @param {Record<string, unknown>} message */
    const send = (message) => frame.contentWindow?.postMessage({ ...message, channel: CHANNEL, nonce }, origin);

    const sendTheme = () => {
      const scheme = schemeOf(frame.parentElement ?? document.documentElement);
      frame.style.setProperty('color-scheme', scheme);
      if (ready) send({ type: 'theme', scheme, variables: theme });
    };

    const openSession = async () => {
      try {
        const token = await options.createPaymentSession();
        if (typeof token !== 'string' || token === '') throw new TypeError('createPaymentSession must resolve to a token.');
        send({ type: 'session', token });
      } catch (error) {
        send({ type: 'session-failed' });
        console.warn('The payment session could not be opened.', error);
      }
    };

    /** @param {Record<string, unknown>} message */
    const complete = ({ success, paymentMethodId, brand, lastFour, message }) => {
      if (success === true && typeof paymentMethodId === 'string') {
        const shown = { ...(typeof brand === 'string' ? { brand } : {}), ...(typeof lastFour === 'string' ? { lastFour } : {}) };
        options.onComplete({ success: true, paymentMethodId, ...shown });
      } else if (success === false) options.onComplete({ success: false, error: { message: typeof message === 'string' ? message : '' } });
    };

    /** @param {MessageEvent} event */
    const receive = (event) => {
      if (event.origin !== origin || !frame.contentWindow || event.source !== frame.contentWindow) return;
      /** @type {unknown} */
      const data = event.data;
      if (typeof data !== 'object' || data === null) return;
      const message = /** @type {Record<string, unknown>} */ (data);
      if (message.channel !== CHANNEL || message.nonce !== nonce) return;
      if (message.type === 'ready') {
        ready = true;
        clearTimeout(timer);
        sendTheme();
      } else if (message.type === 'height' && typeof message.height === 'number' && message.height > 0) {
        frame.style.setProperty('block-size', `${Math.min(Math.ceil(message.height), HEIGHT_MAX)}px`);
      } else if (message.type === 'session-request') void openSession();
      else if (message.type === 'complete') complete(message);
    };

    return {
      /**
       * Replaces the content of the first element that matches `cssSelector` with the form.
       * @param {string} cssSelector
       */
      mount(cssSelector) {
        const container = document.querySelector(cssSelector);
        if (!container) throw new Error(`Payment form: no element matches "${cssSelector}" in this document.`);
        if (mounted) throw new Error('Payment form: the form is already mounted. Create another form to mount it elsewhere.');
        mounted = true;
        const address = new URL('/frame', origin);
        address.searchParams.set('host', location.origin);
        address.searchParams.set('nonce', nonce);
        address.searchParams.set('locale', options.locale ?? document.documentElement.lang);
        address.searchParams.set('scheme', schemeOf(container));
        address.searchParams.set('currency', options.currency ?? '');
        address.searchParams.set('amount', String(options.amount ?? ''));
        if (tenant !== null) address.searchParams.set('tenant', tenant);
        const text = words(options.locale ?? document.documentElement.lang);
        frame.title = text.title;
        frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
        frame.setAttribute('referrerpolicy', 'no-referrer');
        const style = { display: 'block', border: '0', margin: `${-BLEED}px`, 'inline-size': `calc(100% + ${2 * BLEED}px)` };
        for (const [name, value] of Object.entries(style)) frame.style.setProperty(name, value);
        frame.style.setProperty('max-inline-size', 'none');
        frame.style.setProperty('block-size', `${HEIGHT}px`);
        frame.style.setProperty('color-scheme', schemeOf(container));
        frame.src = address.href;
        addEventListener('message', receive);
        prefersDark.addEventListener('change', sendTheme);
        timer = setTimeout(() => options.onComplete({ success: false, error: { message: text.notLoaded } }), READY_WITHIN);
        container.replaceChildren(frame);
      },

      /**
       * Sandbox only: sets colors, lengths and fonts, with Stripe's variable names (`colorPrimary`, `borderRadius`, ...). Invalid values
       * are ignored.
       * @param {Record<string, string>} variables
       */
      setTheme(variables) {
        theme = { ...variables };
        if (mounted) sendTheme();
      },

      /** Sandbox only: removes the form and everything that was entered. */
      destroy() {
        clearTimeout(timer);
        removeEventListener('message', receive);
        prefersDark.removeEventListener('change', sendTheme);
        frame.remove();
      },
    };
  }

  /** @param {string} publishableKey */
  function Zuora(publishableKey) {
    if (typeof publishableKey !== 'string' || publishableKey === '')
      throw new TypeError('Zuora(publishableKey): publishableKey is missing.');
    return {
      /** @param {FormOptions} options */
      async createPaymentForm(options) {
        for (const name of /** @type {const} */ (['createPaymentSession', 'onComplete'])) {
          if (typeof options?.[name] !== 'function') throw new TypeError(`createPaymentForm: "${name}" must be a function.`);
        }
        return createForm(options);
      },
    };
  }

  Object.defineProperty(window, 'Zuora', { value: Zuora, configurable: true, writable: true, enumerable: true });
})();
