import { nextFrame } from '@open-wc/testing';

/** Settles once nothing in an element moves or fades any more, through every shadow root; what never ends (a skeleton's shimmer) is left out. */
export async function atRest(element: Element): Promise<void> {
  // What was drawn just now begins to fade with the next frame; in WebKit nothing is known of it before.
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
