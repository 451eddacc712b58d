import { createHash } from 'node:crypto'

/** Whether a file names an image by its address instead of its ID. */
export const isImageAddress = (named: string) => /^https?:\/\//i.test(named)

/** The ID of the image at an address, in the form of those of uploads: the same one whatever import names it. */
export function imageIdOf(address: string): string {
  const hex = createHash('sha256').update(address).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
