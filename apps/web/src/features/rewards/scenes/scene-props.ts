/** A scene's elements are laid out in their final position; animations lead there. */
export interface SceneProps {
  /** Shows the final state without animations. */
  isStill: boolean;
  /** Called at the end of the last animation. */
  onDone: () => void;
}
