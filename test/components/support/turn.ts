/** One channel for all turns: WebKit takes tens of milliseconds to open a channel, and more the more are open. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/** Waits for one task of the event loop, and so for all promises that are pending before it. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(undefined);
  });
}

/** Waits for `count` tasks of the event loop. */
export async function turns(count = 20): Promise<void> {
  for (let index = 0; index < count; index += 1) await turn();
}

/** Waits for a timer that is due at once. Takes longer than {@link turn}, but runs after more kinds of tasks. */
export function timerTurn(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}
