import { useCallback, useState } from 'react';
import { fetchSession, gateway, load, turned } from '../shop.js';

const messages = { 'plans.select': 'Take {product}' };

export function Shop() {
  const [order, setOrder] = useState(['plans', 'sign-up', 'account']);
  const [generation, setGeneration] = useState(0);
  const [chosen, setChosen] = useState(null);
  const [events, setEvents] = useState([]);
  const note = (event) => setEvents((before) => [...before, event.type]);

  // React sets unknown names as attributes until the element is defined, so objects and functions are set through a ref.
  const shop = useCallback((element) => {
    if (element) element.messages = messages;
  }, []);
  const account = useCallback((element) => {
    if (element) element.fetchSession = fetchSession;
  }, []);

  const parts = {
    plans: () => (
      <storefront-plans
        key={generation}
        onstorefront-ready={note}
        onstorefront-error={note}
        onstorefront-plan-select={(event) => {
          note(event);
          setChosen({ plan: event.productRatePlanId, quantity: event.quantity, name: event.productName });
        }}
      />
    ),
    'sign-up': () =>
      chosen && (
        <storefront-sign-up
          key={generation}
          plan={chosen.plan}
          quantity={chosen.quantity}
          onstorefront-step-change={note}
          onstorefront-error={note}
        />
      ),
    account: () => (
      <storefront-provider ref={account} gateway={gateway} publishable-key="pk_sandbox">
        <storefront-subscriptions key={generation} onstorefront-ready={note} onstorefront-error={note} />
      </storefront-provider>
    ),
  };

  return (
    <>
      <button id="load" onClick={load}>
        Load
      </button>
      <button id="move" onClick={() => setOrder(turned)}>
        Move
      </button>
      <button id="remount" onClick={() => setGeneration((before) => before + 1)}>
        Remount
      </button>
      <output id="chosen">{chosen ? `${chosen.name}, ${chosen.quantity ?? 1}` : 'nothing'}</output>
      <output id="events">{events.join(' ')}</output>
      <storefront-provider ref={shop} gateway={gateway} publishable-key="pk_sandbox" currency="USD">
        {order.map((name) => (
          <section key={name} id={name}>
            {parts[name]()}
          </section>
        ))}
      </storefront-provider>
    </>
  );
}
