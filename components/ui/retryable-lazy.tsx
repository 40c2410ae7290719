import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from "react";

/** Returns what `Loaded` renders: the component itself once it has loaded, before that a lazy one that suspends. */
type Part<Props> = () => ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;

/**
 * Like React's `lazy`, which never retries a failed load. Here `Loaded` starts a new load when it is mounted again after a
 * failure, for example by "Try again".
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

export function Loaded<Props extends object>({ part, props, fallback }: LoadedProps<Props>) {
  // Outside of the `Suspense`, because state inside is lost on suspending, and each render after a failure would load again.
  const [Component] = useState(part);
  return (
    <Suspense fallback={fallback}>
      <Component {...props} />
    </Suspense>
  );
}
