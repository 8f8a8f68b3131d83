// Refreshes parts of the page after a change in another part.
import { startAmendmentForm } from './amendment-form.js';

const part = (id) => document.querySelector(`#${id}`);
const revenue = part('revenue');

part('periods').addEventListener('storefront-periods-change', () => {
  void part('balance').refresh();
  if (!revenue.hidden) void revenue.refresh();
});

part('balance').addEventListener('storefront-periods-change', () => {
  void part('periods').refresh();
  if (!revenue.hidden) void revenue.refresh();
});

startAmendmentForm({
  gateway: part('staff').getAttribute('gateway'),
  member: part('amendment').dataset.member,
  onContract(number) {
    part('no-contract').hidden = number !== '';
    revenue.hidden = number === '';
    if (number) revenue.setAttribute('subscription', number);
    else revenue.removeAttribute('subscription');
  },
  onAmended: () => void revenue.refresh(),
});
