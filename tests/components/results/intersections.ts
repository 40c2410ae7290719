type Observed = {
  element: Element;
  options: IntersectionObserverInit | undefined;
  tell: (isNear: boolean) => void;
};

const observed = new Set<Observed>();

/** Stands in for the browser's observer: elements come near when a test says so. */
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

/** Tells of the first layout at once, and of each further one when a test says so. */
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

/** The layout has changed. */
export function changeLayout(): void {
  for (const notify of [...sizes]) notify();
}

/** What is watched now. */
export function watched(): readonly Observed[] {
  return [...observed];
}

/** What is watched comes near the viewport, or what of it a test names; the rest is far. */
export function comeNear(isNear: (element: Element) => boolean = () => true): void {
  for (const one of [...observed]) one.tell(isNear(one.element));
}
