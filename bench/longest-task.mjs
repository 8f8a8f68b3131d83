/**
 * Returns the length of the longest main-thread task in a trace, in milliseconds.
 *
 * @param {{ traceEvents: { name: string, ph: string, pid: number, tid: number, dur?: number, args?: { name?: string } }[] }} trace
 */
export function longestTask({ traceEvents }) {
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => /RunTask$/.test(name) && mains.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
}
