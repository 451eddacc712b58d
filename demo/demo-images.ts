import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImageWidth, imageWidths } from '#contract/media/image.ts'

/** The originals, `mg-s-001/tortoise-1.avif`, and their ready-made widths, `mg-s-001/tortoise-1-3fa9c1d2/640.avif`. */
export const originals = 'demo/images'
export const widths = 'demo/widths'

/**
 * The storage key of an original of the demo shop, such as `demo/mg-s-001/tortoise-1-3fa9c1d2.avif`. It names the content,
 * so that a shop filled by an older version never gets the widths of a newer image.
 */
export function demoKey(file: string, original: Uint8Array): string {
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 8)
  return `demo/${file.replace(/\.avif$/, '')}-${hash}.avif`
}

/** The path of a ready-made width under `demo/widths`; null if the key is none of the demo shop. */
export function readyWidth(key: string, width: ImageWidth): string | null {
  const [, name] = /^demo\/(.+)\.avif$/.exec(key) ?? []
  return name ? `${name}/${width}.avif` : null
}

/** An AVIF of a demo image that comes with the shop; null if there is none in this width. */
export async function readReadyWidth(key: string, width: ImageWidth): Promise<Buffer | null> {
  const path = readyWidth(key, width)
  return path === null ? null : readFile(join(widths, path)).catch(() => null)
}

/** The ready-made widths that an original needs: it serves its own width itself. */
export function narrowerThan(originalWidth: number): ImageWidth[] {
  return imageWidths.filter((width) => width < originalWidth)
}
