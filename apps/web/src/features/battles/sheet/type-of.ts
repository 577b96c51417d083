import { typePath } from '@poketorneo/gen4/asset-paths';
import { findType, unknownType } from '@poketorneo/gen4/types';

/** A type as the icon components expect it; the unknown type for any other id. */
export function typeOf(id: number): { id: number; name: string; image: string } {
  const { name } = findType(id) ?? unknownType;
  return { id, name, image: typePath(id) };
}
