/**
 * Where the layout changes, in rem: every width and height that more than one part goes by. Media
 * queries know no variables, so stylesheets write the numbers; apps/web/breakpoints.test.ts sees to
 * it that they are these. What only one part needs is its own.
 */
export const breakpoints = {
  width: {
    /** Writing so large, or a screen so small, that things stand one below the other. */
    tiny: 19,
    slim: 22,
    /** Small phones. */
    narrow: 24,
    /** Phones. */
    phone: 30,
    /** A phone on its side: see height.short. */
    sideways: 34,
    /** Large phones on their side, small tablets. */
    medium: 40,
    /** Tablets; from here on there is room for two columns. */
    wide: 48,
    /** Two columns of cards. */
    roomy: 52,
    /** A list of contents beside the text. */
    spacious: 60,
    /** All of the header's links. */
    desktop: 62,
    /** Three columns. */
    broad: 64,
    huge: 100,
  },
  height: {
    /** A phone on its side. */
    low: 30,
    short: 36,
    /** A small phone held upright. */
    small: 40,
    /** A phone that is not one of the long ones. */
    modest: 44,
  },
} as const;

/** A phone held upright, as a media query of scripts. */
export const uprightPhone = `(max-width: ${breakpoints.width.medium - 0.01}rem)`;
