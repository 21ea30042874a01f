import { useCallback, useState } from "react";

/** A finger does not hover: what it can take hold of must be there already. */
function isCoarse(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

/** Whether the pointer is over the picture, so that what it could take hold of is worth drawing. */
export function usePointerNear() {
  const [near, setNear] = useState(isCoarse);
  const onPointerEnter = useCallback(() => setNear(true), []);
  const onPointerLeave = useCallback(() => setNear(isCoarse()), []);
  return { near, onPointerEnter, onPointerLeave };
}
