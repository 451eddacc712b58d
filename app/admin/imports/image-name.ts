/** What the name of an image file says: the SKU, and which of its images it is. */
export interface ImageName {
  /** The name without its ending, which may be a SKU with a number of its own. */
  whole: string
  /** The same without the number behind it, as in `LD-100-2`; null without one. */
  sku: string | null
}

/** Reads the name of an image; null for what is none, such as the files that a Mac adds to a ZIP. */
export function readImageName(path: string): ImageName | null {
  if (path.startsWith('__MACOSX/')) return null
  const [, whole = ''] = /(?:^|\/)([^/.][^/]*)\.(?:jpe?g|png|webp)$/i.exec(path) ?? []
  if (whole.trim() === '') return null
  const sku = /^(.+)[-_ ]\d{1,2}$/.exec(whole)?.[1]?.trim() ?? null
  return { whole: whole.trim(), sku }
}
