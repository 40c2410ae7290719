type Observed = {
  element: Element;
  options: IntersectionObserverInit | undefined;
  tell: (isNear: boolean) => void;
};

const observed = new Set<Observed>();

/** Stands in for the browser's observer: elements come near when a test calls `comeNear`. */
class StandIn implements IntersectionObserver {
  readonly root: Element | Document | null;
  readonly rootMargin: string;
  readonly scrollMargin = "";
  readonly thresholds = [0];
  private readonly own = new Set<Observed>();

  constructor(
    private readonly callback: IntersectionObserverCallback,
    private readonly options?: IntersectionObserverInit,
  ) {
    this.root = options?.root ?? null;
    this.rootMargin = options?.rootMargin ?? "";
  }

  observe(element: Element): void {
    const rect = element.getBoundingClientRect();
    const tell = (isNear: boolean) => {
      const entry = {
        ...{ isIntersecting: isNear, intersectionRatio: Number(isNear), time: 0, target: element },
        ...{ boundingClientRect: rect, intersectionRect: rect, rootBounds: null },
      };
      this.callback([entry], this);
    };
    const one = { element, options: this.options, tell };
    this.own.add(one);
    observed.add(one);
  }

  unobserve(element: Element): void {
    for (const one of this.own) if (one.element === element) observed.delete(one);
  }

  disconnect(): void {
    for (const one of this.own) observed.delete(one);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

const sizes = new Set<() => void>();

/** Reports the first layout at once, and further ones when a test calls `changeLayout`. */
class StandInSizes implements ResizeObserver {
  private readonly notify: () => void;

  constructor(callback: ResizeObserverCallback) {
    this.notify = () => callback([], this);
  }

  observe(): void {
    sizes.add(this.notify);
    this.notify();
  }

  unobserve(): void {}

  disconnect(): void {
    sizes.delete(this.notify);
  }
}

export function installIntersections(): void {
  Object.assign(globalThis, { IntersectionObserver: StandIn, ResizeObserver: StandInSizes });
  observed.clear();
  sizes.clear();
}

/** Reports a change of layout to every `ResizeObserver`. */
export function changeLayout(): void {
  for (const notify of [...sizes]) notify();
}

/** The elements that are observed now. */
export function watched(): readonly Observed[] {
  return [...observed];
}

/** Reports the observed elements that match as near, and the others as far. */
export function comeNear(isNear: (element: Element) => boolean = () => true): void {
  for (const one of [...observed]) one.tell(isNear(one.element));
}
