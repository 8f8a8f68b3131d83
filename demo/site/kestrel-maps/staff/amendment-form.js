// The form that amends a contract: what changes is shown first, and exactly that is ordered.
import { contractsOf } from './contracts.js';
import { keptAmendment } from './pending-amendment.js';

const part = (id) => document.querySelector(`#${id}`);

const option = (value, text) => Object.assign(document.createElement('option'), { value, textContent: text });

/** Exact: the amount is a text of decimals, and its digits are those of the currency. */
const money = (amount, currency) => new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);

const wordsFor = ({ plan, charge }) =>
  charge ? `Quantity of ${charge.name}, ${plan.ratePlanName} (now ${Number(charge.quantity)})` : `Remove ${plan.ratePlanName}`;

/** Names an attempt. `crypto.randomUUID` is missing in pages without https. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the platform said that it does not do this, and did not. */
const isRefusal = ({ type, reasons }) => type === 'invalid-request' || reasons?.length > 0;

function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((value) => String(value).padStart(2, '0')).join('-');
}

/**
 * Starts the form.
 *
 * @param options `gateway` and `member` say where it is sent and by whom; `onContract` is called with the number of the contract that was chosen, empty for none; `onAmended` once it was changed
 */
export function startAmending({ gateway, member, onContract, onAmended }) {
  const contracts = contractsOf(gateway);
  const kept = keptAmendment(gateway, member);
  let chosen;
  /** The amendment whose effect is shown, and that effect. */
  let shown;
  let key;
  /** When it was sent first, in milliseconds since 1970. */
  let sentAt;
  /** An amendment was sent, and nobody knows what became of it: until that is known, nothing else is asked. */
  let isUnknown = false;
  let isBusy = false;

  const say = (text) => {
    part('amended').textContent = text;
  };
  const hideEffect = () => {
    shown = undefined;
    part('effect').hidden = true;
  };
  const busy = (on) => {
    isBusy = on;
    for (const id of ['preview', 'confirm']) part(id).setAttribute('aria-disabled', String(on));
  };

  /** What is sent stays as it was shown until it is known what became of it. */
  const setFixed = (on) => {
    part('amendment-fields').disabled = on;
  };
  const setUnknown = (on) => {
    isUnknown = on;
    setFixed(on);
    if (!on) kept.write(undefined);
  };

  /** Does something one at a time, and says why it was not done. */
  async function run(work, onError = (error) => say(`This was not done: ${error.message}`)) {
    if (isBusy) return;
    busy(true);
    try {
      await work();
    } catch (error) {
      onError(error);
    } finally {
      busy(false);
    }
  }

  const sayUnknown = () =>
    say("We didn't get an answer. Press “Amend the contract” again: the same request is sent, and the change is made only once.");

  /** A refusal settles it. Anything else, such as a session that is over, says nothing about what was sent before. */
  function onAmendError(error) {
    setUnknown(error.type === 'outcome-unknown' || (isUnknown && !isRefusal(error)));
    if (isUnknown) {
      sayUnknown();
      return;
    }
    key = undefined;
    say(`This was not done: ${error.message}`);
    if (chosen) return;
    // It was sent before the page was loaded again: the form begins anew.
    part('amended').focus();
    void choose(shown.asked.subscription.subscriptionNumber);
  }

  const changeOf = () => chosen?.changes[Number(part('change').value)];

  function showChanges() {
    const options = (chosen?.changes ?? []).map((change, index) => option(String(index), wordsFor(change)));
    part('change').replaceChildren(option('', 'Choose a change'), ...options);
    part('quantity-field').hidden = true;
    hideEffect();
  }

  async function choose(number) {
    chosen = undefined;
    showChanges();
    onContract(number);
    if (number === '') return;
    try {
      const read = await contracts.read(number);
      // Somebody may have chosen another one meanwhile.
      if (part('contract').value !== number) return;
      chosen = read;
      showChanges();
    } catch (error) {
      say(`The contract could not be read: ${error.message}`);
    }
  }

  /** What was typed, or undefined after saying what is missing. */
  function amendment() {
    const change = part('change').value === '' ? undefined : changeOf();
    const [quantity, day] = [part('quantity').value.trim(), part('day').value.trim()];
    const wrong = !chosen
      ? ['contract', 'Select a contract.']
      : !change
        ? ['change', 'Choose a change.']
        : change.charge && !/^[1-9]\d*$/.test(quantity)
          ? ['quantity', 'Enter a whole number above zero.']
          : !/^\d{4}-\d{2}-\d{2}$/.test(day)
            ? ['day', `Enter a date, for example ${today()}.`]
            : undefined;
    for (const id of ['contract', 'change', 'quantity', 'day']) part(id).setAttribute('aria-invalid', String(wrong?.[0] === id));
    if (!wrong) return { subscription: chosen.subscription, change, quantity, day };
    say(wrong[1]);
    part(wrong[0]).focus();
    return undefined;
  }

  function showEffect() {
    const {
      asked: { subscription, change, quantity, day },
      effect: { invoices, creditMemos },
    } = shown;
    const lines = [
      [
        change.charge ? `${change.charge.name} from ${day}` : 'Removed from',
        change.charge ? `${Number(change.charge.quantity)} → ${quantity}` : day,
      ],
      ...invoices.map(({ amount }) => ['Billed', money(amount, subscription.currency)]),
      ...creditMemos.map(({ amount }) => ['Credit', money(String(amount).replace('-', ''), subscription.currency)]),
    ];
    part('effect-amounts').replaceChildren(
      ...lines.map(([term, value]) => {
        const line = document.createElement('div');
        const name = Object.assign(document.createElement('dt'), { textContent: term });
        line.append(name, Object.assign(document.createElement('dd'), { textContent: value }));
        return line;
      }),
    );
    part('effect').hidden = false;
  }

  /** Shows what was sent before the page was loaded again, as it was. */
  function resume(sent) {
    ({ shown, key, at: sentAt } = sent);
    const { subscription, change, quantity, day } = shown.asked;
    part('contract').append(option(subscription.subscriptionNumber, sent.contract));
    part('contract').value = subscription.subscriptionNumber;
    part('change').replaceChildren(option('0', wordsFor(change)));
    part('quantity-field').hidden = !change.charge;
    part('quantity').value = quantity;
    part('day').value = day;
    showEffect();
    onContract(subscription.subscriptionNumber);
    setUnknown(true);
    sayUnknown();
  }

  /** Offers all contracts beside the one that is chosen already. */
  async function list(present) {
    try {
      for (const { number, name } of await contracts.list()) {
        if (number !== present) part('contract').append(option(number, `${number}, ${name}`));
      }
    } catch (error) {
      if (!isUnknown) say(`The contracts could not be listed: ${error.message}`);
    }
  }

  part('contract').addEventListener('change', () => void choose(part('contract').value));
  part('change').addEventListener('change', () => {
    part('quantity-field').hidden = part('change').value === '' || !changeOf()?.charge;
    hideEffect();
  });
  for (const id of ['quantity', 'day']) part(id).addEventListener('input', hideEffect);

  part('amendment').addEventListener('submit', (event) => {
    event.preventDefault();
    say('');
    const asked = amendment();
    if (!asked) return;
    void run(async () => {
      shown = { asked, effect: await contracts.preview(asked) };
      key = undefined;
      showEffect();
      part('effect-title').focus();
    });
  });

  part('confirm').addEventListener('click', () => {
    if (!shown) return;
    const { asked } = shown;
    void run(async () => {
      setFixed(true);
      if (key === undefined) [key, sentAt] = [newKey(), Date.now()];
      kept.write({ shown, key, at: sentAt, contract: part('contract').selectedOptions[0].text });
      const { orderNumber, invoiceNumbers = [], creditMemoNumbers = [] } = await contracts.amend(asked, key);
      key = undefined;
      setUnknown(false);
      const { subscriptionNumber } = asked.subscription;
      say(`${subscriptionNumber} was amended by ${[orderNumber, ...invoiceNumbers, ...creditMemoNumbers].join(', ')}.`);
      part('amended').focus();
      hideEffect();
      onAmended();
      part('quantity').value = '';
      await choose(subscriptionNumber);
    }, onAmendError);
  });

  part('day').value = today();
  const sent = kept.read();
  if (sent?.isOld) {
    kept.write(undefined);
    say(`What became of an amendment of ${sent.contract} was never known. Look at the contract before you amend it again.`);
  } else if (sent) resume(sent);
  void list(sent?.isOld ? undefined : sent?.shown.asked.subscription.subscriptionNumber);
}
