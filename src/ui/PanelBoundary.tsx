import { Component, type ComponentType, type ReactNode } from "react";
import { loadAgain } from "./lazyPart";
import { PanelFailed } from "./PanelFailed";

interface Props {
  /** What the panel is called, for the message in its place. */
  readonly name: string;
  /** Stands in its place where that is not a panel among others. */
  readonly Failed?: ComponentType<{ readonly name: string; readonly onRetry: () => void }>;
  readonly children: ReactNode;
}

/** A panel that crashes is replaced by a message; everything around it goes on. */
export class PanelBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly #retry = () => {
    loadAgain();
    this.setState({ failed: false });
  };

  override render() {
    const { name, Failed = PanelFailed, children } = this.props;
    return this.state.failed ? <Failed name={name} onRetry={this.#retry} /> : children;
  }
}
