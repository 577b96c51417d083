/** A phone's screen: that of the project 'phone', and of further devices in every project. */
export const phoneScreen = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;
