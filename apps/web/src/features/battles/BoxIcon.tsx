import { boxIconPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../lib/asset-url.ts';

interface BoxIconProps {
  formId: number;
  className: string | undefined;
}

/** A Pokémon as it stands in a box, beside its name. */
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
