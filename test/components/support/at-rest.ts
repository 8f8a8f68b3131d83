import { nextFrame } from '@open-wc/testing';

/** Resolves when all animations in an element and its shadow roots have ended. Ignores endless animations, such as a skeleton's shimmer. */
export async function atRest(element: Element): Promise<void> {
  // Transitions of newly rendered content start with the next frame. WebKit does not list them before that.
  await nextFrame();
  await nextFrame();
  for (let moving = animationsOf(element); moving.length > 0; moving = animationsOf(element)) {
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

function animationsOf(element: Element): Animation[] {
  const within = [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter(({ shadowRoot }) => shadowRoot);
  const own = [...element.getAnimations({ subtree: true }), ...(element.shadowRoot?.getAnimations() ?? [])];
  const ending = own.filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  return [...ending, ...within.flatMap(animationsOf)];
}
