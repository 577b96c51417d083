import { boxIconPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../lib/asset-url.ts';

interface BoxIconProps {
  formId: number;
  className: string | undefined;
}

/** A Pokémon's icon in a box; hidden from screen readers, since its name is beside it. */
export function BoxIcon({ formId, className }: BoxIconProps) {
  return (
    <img
      className={className}
      src={assetUrl(boxIconPath(formId))}
      alt=""
      width={68}
      height={56}
      decoding="async"
    />
  );
}
