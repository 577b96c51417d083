/** What every scene is given. Its pictures stand at their end, and its motions lead there. */
export interface SceneProps {
  /** Nothing moves (any more). */
  isStill: boolean;
  /** The last motion has come to its end. */
  onDone: () => void;
}
