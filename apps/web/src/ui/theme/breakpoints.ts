/**
 * Breakpoints in rem shared by several components. Media queries cannot use variables, so
 * stylesheets repeat the numbers; apps/web/breakpoints.test.ts compares them. A breakpoint of one
 * component is its own.
 */
export const breakpoints = {
  width: {
    /** Large text or a tiny screen: a single column. */
    tiny: 19,
    slim: 22,
    /** Small phones. */
    narrow: 24,
    /** Phones. */
    phone: 30,
    /** A phone in landscape: see height.short. */
    sideways: 34,
    /** Large phones in landscape, small tablets. */
    medium: 40,
    /** Tablets; two columns from here on. */
    wide: 48,
    /** A long phone in landscape: see height.short. */
    lengthy: 50,
    /** Two columns of cards. */
    roomy: 52,
    /** A table of contents beside the text. */
    spacious: 60,
    /** All links of the header. */
    desktop: 62,
    /** Three columns. */
    broad: 64,
    /** All commands of a battle, or all types, in a row. */
    vast: 75,
    huge: 100,
  },
  height: {
    /** A small phone in landscape. */
    flat: 24,
    /** A phone in landscape. */
    low: 30,
    short: 36,
    /** A small phone in portrait. */
    small: 40,
    /** A phone of moderate height in portrait. */
    modest: 44,
    /** A tablet in portrait. */
    tall: 56,
  },
} as const;

/** A phone in portrait, as a media query for scripts. */
export const uprightPhone = `(max-width: ${breakpoints.width.medium - 0.01}rem)`;
