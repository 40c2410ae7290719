"use client";

import { unstable_rethrow } from "next/navigation";
import { Component } from "react";
import { reportRenderError } from "@/lib/reporting/error-queue";
import { FallbackScreen } from "./fallback-screen";

type Props = {
  children: React.ReactNode;
  /** Names the boundary in the report. */
  place: string;
  /** A change of any of these, for example by a navigation, renders the children again. */
  resetKeys?: readonly unknown[];
  /** Replaces the children after an error; the fallback screen by default. */
  fallback?: React.ReactNode | ((retry: () => void) => React.ReactNode);
};

type State = { failure: { error: unknown } | null; resetKeys: readonly unknown[] };

const NO_KEYS: readonly unknown[] = [];

function haveChanged(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length !== after.length || before.some((key, index) => !Object.is(key, after[index]));
}

/** Reports the error and offers to try again. */
export class IslandBoundary extends Component<Props, State> {
  state: State = { failure: null, resetKeys: NO_KEYS };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // notFound() and redirect() throw errors that Next must catch.
    unstable_rethrow(error);
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKeys = NO_KEYS }: Props, state: State): State | null {
    return haveChanged(state.resetKeys, resetKeys) ? { failure: null, resetKeys } : null;
  }

  componentDidCatch(error: unknown): void {
    reportRenderError(error, this.props.place);
  }

  retry = (): void => this.setState({ failure: null });

  render(): React.ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const { fallback } = this.props;
    if (typeof fallback === "function") return fallback(this.retry);
    if (fallback !== undefined) return fallback;
    return <FallbackScreen error={failure.error} onRetry={this.retry} />;
  }
}
