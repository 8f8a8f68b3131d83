// Replaces the platform's payment form script in tests: mounts into the element of a selector and reports the result.
window.Zuora = (publishableKey) => ({
  createPaymentForm(options) {
    const form = { publishableKey, options, themes: [], destroyed: false };
    window.vendorForm = form;
    return Promise.resolve(
      Object.assign(form, {
        mount(selector) {
          const place = document.querySelector(selector);
          const button = document.createElement('button');
          button.textContent = 'Save card';
          place.replaceChildren(button);
        },
        setTheme: (theme) => form.themes.push(theme),
        destroy: () => (form.destroyed = true),
      }),
    );
  },
});
