import { Icon } from './icons.tsx';

const iconPaths = {
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  tournaments:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 1.5 5 4 5M16 6h4c0 3-1.5 5-4 5M12 14v4M8 20h8M10 18h4',
  ball: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h6M15 12h6M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  games:
    'M7 8h10c2.5 0 4 2 4 5s-1 4.5-2.5 4.5S15.5 15 14 15h-4c-1.5 0-3 2.5-4.5 2.5S3 16 3 13s1.5-5 4-5zM7 11.5h3M8.5 10v3M15 11v.1M17 13v.1',
  challengers:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.5 2.5-6 6-6s6 2.5 6 6M16 4.5a3.5 3.5 0 0 1 0 6M17.5 14.5c2 .8 3.5 2.8 3.5 5.5',
  leaders: 'M12 3l8 4v2H4V7zM6 9v8M10 9v8M14 9v8M18 9v8M4 17h16v3H4z',
  badges:
    'M12 3l2.6 2 3.3-.2.9 3.2 2.7 1.9-1.2 3.1 1.2 3.1-2.7 1.9-.9 3.2-3.3-.2L12 21l-2.6-2-3.3.2-.9-3.2-2.7-1.9L3.7 13l-1.2-3.1 2.7-1.9.9-3.2 3.3.2zM9 12l2 2 4-4',
  seen: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  memory: 'M4 5h9v13H4zM10 8l8-2 3 12-8 2M7 10h3v3H7z',
  quiz: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.3M12 18v.1',
  shell: 'M12 20L3.5 13a8.5 8.5 0 0 1 17 0zM12 20V5M12 20L7 6.5M12 20l5-13.5M9.5 20h5',
  draw: 'M4 4l9 9M4 4v3l8 8M20 4l-9 9M20 4v3l-8 8M5 14l5 5M19 14l-5 5M6 18l-2 2M18 18l2 2',
  leaderboard: 'M9 20V8h6v12M3 20v-8h6M15 20v-6h6v6M2 20h20M12 3v2',
  pokedex: 'M6 3h12v18H6zM9 3v18M12.5 7h3M12.5 10h3',
  types: 'M4 4h16v16H4zM4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16',
  club: 'M4 10l8-6 8 6v10H4zM10 20v-6h4v6M8 11.5h2M14 11.5h2',
  rules: 'M7 4h11v13a3 3 0 0 1-3 3H6a2 2 0 0 1-2-2v-1h9M7 4a2 2 0 0 0-2 2v11M10 8h5M10 12h5',
} as const;

export type NavigationIconName = keyof typeof iconPaths;

export const NavigationIcon = ({ name }: { name: NavigationIconName }) => (
  <Icon path={iconPaths[name]} size={24} />
);
