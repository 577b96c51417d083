/** Browser and system, as shown in the list of devices. */
export interface DeviceName {
  browser: string | null;
  system: string | null;
}

// Browsers also claim the names of others: the first match wins.
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** The rest of a User-Agent is ignored. */
const maxLength = 400;

/** Browser and system of a User-Agent header; null if unknown. */
export function deviceNameOf(userAgent: string | undefined): DeviceName {
  const text = (userAgent ?? '').slice(0, maxLength);
  const nameIn = (marks: typeof browsers) => marks.find(([mark]) => mark.test(text))?.[1] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
