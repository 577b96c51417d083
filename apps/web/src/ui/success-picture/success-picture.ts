/** Which of the three pictures shows a success. */
export type SuccessPicture = 1 | 2 | 3;

/** Draws one by a chance from 0 up to 1. */
export function drawSuccessPicture(chance: number): SuccessPicture {
  return chance < 1 / 3 ? 1 : chance < 2 / 3 ? 2 : 3;
}

/** Where it lies on the asset host. */
export function successPicturePath(picture: SuccessPicture): string {
  return `pictures/success-${picture}.svg`;
}
