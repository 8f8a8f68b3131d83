import { refusalWhenStored, type FormDeps, type StoreRefusal, type SubmittedCard } from '../../demo/sandbox/form/index.js';

/** Sessions and cards in memory, by the rules of `FormDeps`; for tests of the form alone. */
export function memoryDeps(today = '2026-11-21') {
  const sessions = new Map([
    ['open', { amount: '0', currency: 'USD', storeOnly: true, left: 3 }],
    ['paying', { amount: '12.50', currency: 'USD', storeOnly: false, left: 3 }],
  ]);
  const cards: SubmittedCard[] = [];
  const deps: FormDeps = {
    allowedHostOrigins: ['http://localhost:4600', 'http://127.0.0.1:4600'],
    today: () => Promise.resolve(today),
    openSession: (token) => Promise.resolve(sessions.get(token)),
    storeMethod: (token, card) => Promise.resolve(store(token, card)),
  };

  function store(token: string, card: SubmittedCard): { paymentMethodId: string } | { refused: StoreRefusal } {
    const session = sessions.get(token);
    if (!session) return { refused: 'session-expired' };
    if (session.left === 0) return { refused: 'too-many-attempts' };
    session.left -= 1;
    const refused = refusalWhenStored(card.behavior);
    if (refused) return { refused };
    cards.push(card);
    return { paymentMethodId: `method-${cards.length}` };
  }

  return { deps, cards };
}
