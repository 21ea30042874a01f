import { Component, type ReactNode } from "react";
import { PanelFailed } from "./PanelFailed";

interface Props {
  /** What the panel is called, for the message in its place. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A panel that crashes is replaced by a message; everything around it goes on. */
export class PanelBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <PanelFailed name={this.props.name} onRetry={() => this.setState({ failed: false })} />;
  }
}
