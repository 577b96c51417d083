/** What a browser says of itself, as far as it tells a person which device it is. */
export interface DeviceName {
  browser: string | null;
  system: string | null;
}

// Browsers call themselves by the names of others as well: the first that is found is the right one.
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

/** Beyond this nothing of a User-Agent is looked at. */
const maxLength = 400;

/** Which browser and system a User-Agent header names; null for what it does not name. */
export function deviceNameOf(userAgent: string | undefined): DeviceName {
  const text = (userAgent ?? '').slice(0, maxLength);
  const nameIn = (marks: typeof browsers) => marks.find(([mark]) => mark.test(text))?.[1] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
