/** One of three pictures of a success. */
export type SuccessPicture = 1 | 2 | 3;

/** Picks one by a random number from 0 up to 1. */
export function drawSuccessPicture(chance: number): SuccessPicture {
  return chance < 1 / 3 ? 1 : chance < 2 / 3 ? 2 : 3;
}

/** Path on the asset host. */
export function successPicturePath(picture: SuccessPicture): string {
  return `pictures/success-${picture}.svg`;
}
