// Browsers name others too: the first match counts.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The browser and system that a User-Agent header names, such as `Firefox, Windows`; empty if it names neither. */
export function deviceOf(userAgent: string): string {
  return [browsers, systems].flatMap((names) => nameIn(names, userAgent)).join(', ')
}

function nameIn(names: [RegExp, string][], userAgent: string): string[] {
  const found = names.find(([pattern]) => pattern.test(userAgent))
  return found ? [found[1]] : []
}
