// The amendment form. Shows a preview of the change first, and then orders exactly this change.
import { createContracts } from './contracts.js';
import { createPendingAmendment } from './pending-amendment.js';

const part = (id) => document.querySelector(`#${id}`);

const option = (value, text) => Object.assign(document.createElement('option'), { value, textContent: text });

/** Formats a decimal string exactly. */
const money = (amount, currency) => new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);

const changeLabel = ({ plan, charge }) =>
  charge ? `Quantity of ${charge.name}, ${plan.ratePlanName} (now ${Number(charge.quantity)})` : `Remove ${plan.ratePlanName}`;

/** Returns a random idempotency key. `crypto.randomUUID` is not available without HTTPS. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** True if the platform refused the change, so that it was not applied. */
const isRefusal = ({ type, reasons }) => type === 'invalid-request' || reasons?.length > 0;

function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((value) => String(value).padStart(2, '0')).join('-');
}

/**
 * Starts the form.
 *
 * @param options
 *   - `gateway`: base URL of the gateway
 *   - `member`: the signed-in staff member
 *   - `onContract`: called with the number of the selected contract, or an empty text without a selection
 *   - `onAmended`: called after an amendment
 */
export function startAmendmentForm({ gateway, member, onContract, onAmended }) {
  const contracts = createContracts(gateway);
  const pendingAmendment = createPendingAmendment(gateway, member);
  let contract;
  /** The previewed amendment and its effect. */
  let preview;
  let key;
  /** Time of the first attempt, in milliseconds since 1970. */
  let sentAt;
  /** True if the outcome of a sent amendment is unknown. The form is locked until the outcome is known. */
  let isUnknown = false;
  let isBusy = false;

  const showMessage = (text) => {
    part('amended').textContent = text;
  };
  const hideEffect = () => {
    preview = undefined;
    part('effect').hidden = true;
  };
  const setBusy = (value) => {
    isBusy = value;
    for (const id of ['preview', 'confirm']) part(id).setAttribute('aria-disabled', String(value));
  };

  /** Locks the form while an amendment is sent or its outcome is unknown. */
  const setLocked = (value) => {
    part('amendment-fields').disabled = value;
  };
  const setUnknown = (value) => {
    isUnknown = value;
    setLocked(value);
    if (!value) pendingAmendment.write(undefined);
  };

  /** Runs an action unless another one is running. Reports its error. */
  async function run(work, onError = (error) => showMessage(`The change was not made: ${error.message}`)) {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      onError(error);
    } finally {
      setBusy(false);
    }
  }

  const showUnknown = () =>
    showMessage("We didn't get an answer. Press “Amend the contract” again: the same request is sent, and the change is made only once.");

  /** If the outcome is unknown, only a refusal proves that the change was not made. Other errors, such as an expired session, do not. */
  function onAmendError(error) {
    setUnknown(error.type === 'outcome-unknown' || (isUnknown && !isRefusal(error)));
    if (isUnknown) {
      showUnknown();
      return;
    }
    key = undefined;
    showMessage(`The change was not made: ${error.message}`);
    if (contract) return;
    // The amendment was sent before a reload, so the form starts again with its contract.
    part('amended').focus();
    void selectContract(preview.amendment.subscription.subscriptionNumber);
  }

  const selectedChange = () => contract?.changes[Number(part('change').value)];

  function showChanges() {
    const options = (contract?.changes ?? []).map((change, index) => option(String(index), changeLabel(change)));
    part('change').replaceChildren(option('', 'Choose a change'), ...options);
    part('quantity-field').hidden = true;
    hideEffect();
  }

  async function selectContract(number) {
    contract = undefined;
    showChanges();
    onContract(number);
    if (number === '') return;
    try {
      const loaded = await contracts.read(number);
      // Another contract may have been selected since.
      if (part('contract').value !== number) return;
      contract = loaded;
      showChanges();
    } catch (error) {
      showMessage(`The contract could not be read: ${error.message}`);
    }
  }

  /** Returns the entered amendment. Shows a message and returns undefined if an input is missing or invalid. */
  function readForm() {
    const change = part('change').value === '' ? undefined : selectedChange();
    const [quantity, day] = [part('quantity').value.trim(), part('day').value.trim()];
    const invalid = !contract
      ? ['contract', 'Select a contract.']
      : !change
        ? ['change', 'Choose a change.']
        : change.charge && !/^[1-9]\d*$/.test(quantity)
          ? ['quantity', 'Enter a whole number above zero.']
          : !/^\d{4}-\d{2}-\d{2}$/.test(day)
            ? ['day', `Enter a date, for example ${today()}.`]
            : undefined;
    for (const id of ['contract', 'change', 'quantity', 'day']) part(id).setAttribute('aria-invalid', String(invalid?.[0] === id));
    if (!invalid) return { subscription: contract.subscription, change, quantity, day };
    showMessage(invalid[1]);
    part(invalid[0]).focus();
    return undefined;
  }

  function showEffect() {
    const {
      amendment: { subscription, change, quantity, day },
      effect: { invoices, creditMemos },
    } = preview;
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

  /** Restores an amendment that was sent before a reload. */
  function resume(sent) {
    ({ preview, key, at: sentAt } = sent);
    const { subscription, change, quantity, day } = preview.amendment;
    part('contract').append(option(subscription.subscriptionNumber, sent.contract));
    part('contract').value = subscription.subscriptionNumber;
    part('change').replaceChildren(option('0', changeLabel(change)));
    part('quantity-field').hidden = !change.charge;
    part('quantity').value = quantity;
    part('day').value = day;
    showEffect();
    onContract(subscription.subscriptionNumber);
    setUnknown(true);
    showUnknown();
  }

  /** Adds all contracts to the list, except the one that it already contains. */
  async function listContracts(existing) {
    try {
      for (const { number, name } of await contracts.list()) {
        if (number !== existing) part('contract').append(option(number, `${number}, ${name}`));
      }
    } catch (error) {
      if (!isUnknown) showMessage(`The contracts could not be listed: ${error.message}`);
    }
  }

  part('contract').addEventListener('change', () => void selectContract(part('contract').value));
  part('change').addEventListener('change', () => {
    part('quantity-field').hidden = part('change').value === '' || !selectedChange()?.charge;
    hideEffect();
  });
  for (const id of ['quantity', 'day']) part(id).addEventListener('input', hideEffect);

  part('amendment').addEventListener('submit', (event) => {
    event.preventDefault();
    showMessage('');
    const amendment = readForm();
    if (!amendment) return;
    void run(async () => {
      preview = { amendment, effect: await contracts.preview(amendment) };
      key = undefined;
      showEffect();
      part('effect-title').focus();
    });
  });

  part('confirm').addEventListener('click', () => {
    if (!preview) return;
    const { amendment } = preview;
    void run(async () => {
      setLocked(true);
      if (key === undefined) [key, sentAt] = [newKey(), Date.now()];
      pendingAmendment.write({ preview, key, at: sentAt, contract: part('contract').selectedOptions[0].text });
      const { orderNumber, invoiceNumbers = [], creditMemoNumbers = [] } = await contracts.amend(amendment, key);
      key = undefined;
      setUnknown(false);
      const { subscriptionNumber } = amendment.subscription;
      showMessage(`${subscriptionNumber} was amended by ${[orderNumber, ...invoiceNumbers, ...creditMemoNumbers].join(', ')}.`);
      part('amended').focus();
      hideEffect();
      onAmended();
      part('quantity').value = '';
      await selectContract(subscriptionNumber);
    }, onAmendError);
  });

  part('day').value = today();
  const sent = pendingAmendment.read();
  if (sent?.isOld) {
    pendingAmendment.write(undefined);
    showMessage(`The outcome of an amendment of ${sent.contract} is unknown. Check the contract before you amend it again.`);
  } else if (sent) resume(sent);
  void listContracts(sent?.isOld ? undefined : sent?.preview.amendment.subscription.subscriptionNumber);
}
