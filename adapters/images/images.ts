import type { ImageFormat } from '#contract/media/image.ts'

/** An image ready to be kept: WebP, upright, at most 1900 by 2500, with nothing of the file it came from. */
export interface Developed {
  content: Buffer
  width: number
  height: number
  /** A color to stand in for it, as `#rrggbb`. */
  tint: string
}

/** Why a file is not taken: no JPEG, PNG or WebP; moving; too many pixels; damaged or incomplete. */
export type Refusal = 'unknown' | 'moving' | 'large' | 'damaged'

/** What an image is made of, and what is to come of it. */
export type ImageTask =
  | { do: 'develop'; file: Uint8Array }
  | { do: 'resize'; master: Uint8Array; width: number; format: ImageFormat }

/** What the shop has done to images. */
export interface Images {
  /** Makes an image of our own from a file that somebody sent, or says why there is none in it. */
  develop(file: Uint8Array): Promise<Developed | Refusal>
  /** A master made as wide as asked, never wider than it is; null where it can't be read. */
  resize(master: Uint8Array, width: number, format: ImageFormat): Promise<Buffer | null>
  /** Lets go of what was kept at hand; nothing is asked for after that. */
  close(): void
}
