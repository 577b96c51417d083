import styles from './icons.module.css';

interface IconProps {
  path: string;
  size: number;
}

export function Icon({ path, size }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={styles.icon} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const ChevronIcon = () => <Icon path="M6 9l6 6 6-6" size={16} />;
export const MenuIcon = () => <Icon path="M4 6h16M4 12h16M4 18h16" size={26} />;
export const TuneIcon = () => <Icon path="M4 7h9M17 7h3M4 17h3M11 17h9M15 4v6M9 14v6" size={24} />;
export const CloseIcon = () => <Icon path="M6 6l12 12M18 6L6 18" size={26} />;
