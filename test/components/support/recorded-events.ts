/** Recorded event of one of our elements. */
export interface FiredEvent {
  readonly type: string;
  /** Tag of the element that fired it. */
  readonly tag: string;
}

/** Records the events of our elements until `end` is called, also those that do not bubble. */
export function recordEvents(): { readonly fired: FiredEvent[]; end(): void } {
  const fired: FiredEvent[] = [];
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type.startsWith('storefront-')) fired.push({ type: event.type, tag: this instanceof Element ? this.localName : '' });
    return dispatchEvent.call(this, event);
  };
  return {
    fired,
    end() {
      EventTarget.prototype.dispatchEvent = dispatchEvent;
    },
  };
}
