import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from "react";

/**
 * React's `lazy` keeps a failed load for good. This gives the component of the latest load, and after a failed one that of
 * a new load: what `Loaded` asks for when it is mounted again, as by "Try again".
 */
export function retryableLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let latest: LazyExoticComponent<ComponentType<Props>> | null = null;
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        latest = null;
        throw error;
      }
    });
  return () => {
    latest ??= attempt();
    return latest;
  };
}

type Props<Part> = { part: () => Part; fallback?: ReactNode; children: (part: Part) => ReactNode };

/** Renders a part that has to be loaded, between the boundary of its errors and nothing else that waits. */
export function Loaded<Part>({ part, fallback, children }: Props<Part>) {
  // Outside of the `Suspense`, so that it is kept: within, each render after a failure would begin the next load.
  const [component] = useState(part);
  return <Suspense fallback={fallback}>{children(component)}</Suspense>;
}
