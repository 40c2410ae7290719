type Observed = { element: Element; options: IntersectionObserverInit | undefined; tell: () => void };

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
    const entry = {
      ...{ isIntersecting: true, intersectionRatio: 1, time: 0, target: element },
      ...{ boundingClientRect: rect, intersectionRect: rect, rootBounds: null },
    };
    const one = { element, options: this.options, tell: () => this.callback([entry], this) };
    this.own.add(one);
    observed.add(one);
  }

  unobserve(): void {}

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

/** Everything that is watched comes near the viewport. */
export function comeNear(): void {
  for (const one of [...observed]) one.tell();
}
