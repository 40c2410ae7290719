import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from "react";

/** What `Loaded` renders: the component itself once it is there, before that one that waits for it. */
type Part<Props> = () => ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;

/**
 * React's `lazy` keeps a failed load for good. Here `Loaded` begins another when it is mounted again after a failure, as by
 * "Try again".
 */
export function retryableLazy<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  const attempt = async () => {
    loaded = await load();
    return { default: loaded };
  };
  return () => loaded ?? lazy(attempt);
}

type LoadedProps<Props> = { part: Part<Props>; props: Props; fallback?: ReactNode };

/** Renders a part that has to be loaded, with these props. */
export function Loaded<Props extends object>({ part, props, fallback }: LoadedProps<Props>) {
  // Outside of the `Suspense`, so that it is kept: within, each render after a failure would begin the next load.
  const [Component] = useState(part);
  return (
    <Suspense fallback={fallback}>
      <Component {...props} />
    </Suspense>
  );
}
