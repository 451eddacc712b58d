/** The locale of the page. */
export function currentLocale(): string {
  return document.documentElement.lang
}
