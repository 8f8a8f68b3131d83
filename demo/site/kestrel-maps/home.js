// A chosen plan leads to the sign-up page, which reads the plan from its address.
document.addEventListener('storefront-plan-select', (event) => {
  const query = new URLSearchParams({ plan: event.productRatePlanId });
  if (event.quantity !== undefined) query.set('quantity', String(event.quantity));
  location.assign(`/sign-up.html?${query}`);
});
