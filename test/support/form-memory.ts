import {
  refusalWhenStored,
  type FormDeps,
  type StoreRefusal,
  type SubmittedCard,
  type SubmittedMethod,
} from '../../demo/sandbox/form/index.js';

/** Returns sessions and cards in memory, to test the payment form without a sandbox. */
export function memoryDeps(today = '2026-11-21') {
  const sessions = new Map([
    ['open', { amount: '0', currency: 'USD', storeOnly: true, left: 3 }],
    ['euros', { amount: '0', currency: 'EUR', storeOnly: true, left: 3 }],
    ['pounds', { amount: '0', currency: 'GBP', storeOnly: true, left: 3 }],
    ['yen', { amount: '0', currency: 'JPY', storeOnly: true, left: 3 }],
    ['paying', { amount: '12.50', currency: 'USD', storeOnly: false, left: 3 }],
  ]);
  const cards: SubmittedMethod[] = [];
  const challenges = new Map<string, { token: string; card: SubmittedCard }>();
  const deps: FormDeps = {
    allowedHostOrigins: ['http://localhost:4600', 'http://127.0.0.1:4600'],
    today: () => Promise.resolve(today),
    openSession: (token) => Promise.resolve(sessions.get(token)),
    storeMethod: (token, method) => Promise.resolve(store(token, method)),
    startChallenge: (token, card) => {
      const refused = submit(token);
      if (refused) return Promise.resolve({ refused });
      const challenge = `challenge-${challenges.size + 1}`;
      challenges.set(challenge, { token, card });
      return Promise.resolve({ challenge });
    },
    finishChallenge: (token, challenge, confirmed) => {
      const asked = challenges.get(challenge);
      challenges.delete(challenge);
      if (asked?.token !== token || !confirmed) return Promise.resolve({ refused: 'challenge-failed' });
      return Promise.resolve(keep({ ...asked.card, behavior: 'ok' }));
    },
  };

  function submit(token: string): StoreRefusal | undefined {
    const session = sessions.get(token);
    if (!session) return 'session-expired';
    if (session.left === 0) return 'too-many-attempts';
    session.left -= 1;
    return undefined;
  }

  function keep(card: SubmittedMethod): { paymentMethodId: string } {
    cards.push(card);
    return { paymentMethodId: `method-${cards.length}` };
  }

  function store(token: string, method: SubmittedMethod): { paymentMethodId: string } | { refused: StoreRefusal } {
    const refused = submit(token) ?? ('bank' in method ? undefined : refusalWhenStored(method.behavior));
    return refused ? { refused } : keep(method);
  }

  return { deps, cards };
}
