import { useSessionStore } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { TransportButton } from "./TransportButton";

export function RequestButtons({
  request,
  count,
}: {
  readonly request: number | null;
  readonly count: number;
}) {
  const texts = useTexts().transport;
  const { goToOperation } = useSessionStore().getState();
  if (count < 2) return null;
  return (
    <span className="hw-transport-requests">
      <TransportButton
        label={texts.previousRequest}
        icon="previousRequest"
        onPress={() => goToOperation(-1)}
      />
      <span className="hw-transport-position" data-widest={texts.request(count, count)}>
        {texts.request(request ?? 0, count)}
      </span>
      <TransportButton
        label={texts.nextRequest}
        icon="nextRequest"
        onPress={() => goToOperation(1)}
      />
    </span>
  );
}
