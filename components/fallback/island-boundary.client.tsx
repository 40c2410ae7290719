"use client";

import { unstable_rethrow } from "next/navigation";
import { Component } from "react";
import { reportRenderError } from "@/lib/reporting/error-queue";
import { FallbackScreen } from "./fallback-screen";

type Props = {
  children: React.ReactNode;
  /** Names the boundary in the report. */
  place: string;
  /** Its change, for example by a navigation, renders the children again. */
  resetKey?: unknown;
  /** Replaces the children after an error; the fallback screen by default. */
  fallback?: React.ReactNode;
};

type State = { failure: { error: unknown } | null; resetKey: unknown };

/** Reports the error and offers to try again. */
export class IslandBoundary extends Component<Props, State> {
  state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // notFound() and redirect() throw errors that Next must catch.
    unstable_rethrow(error);
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return Object.is(state.resetKey, resetKey) ? null : { failure: null, resetKey };
  }

  componentDidCatch(error: unknown): void {
    reportRenderError(error, this.props.place);
  }

  retry = (): void => this.setState({ failure: null });

  render(): React.ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <FallbackScreen error={failure.error} onRetry={this.retry} />;
  }
}
