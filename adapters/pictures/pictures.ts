import type { PictureFormat } from '#contract/picture.ts'

/** A picture ready to be kept: WebP, upright, at most 1900 by 2500, with nothing of the file it came from. */
export interface Developed {
  content: Buffer
  width: number
  height: number
  /** A colour to stand in for it, as `#rrggbb`. */
  tint: string
}

/** Why a file is not taken: no JPEG, PNG or WebP; moving; too many pixels; damaged or incomplete. */
export type Refusal = 'unknown' | 'moving' | 'large' | 'damaged'

/** What a picture is made of, and what is to come of it. */
export type PictureTask =
  | { do: 'develop'; file: Uint8Array }
  | { do: 'resize'; master: Uint8Array; width: number; format: PictureFormat }

/** What the shop has done to pictures. */
export interface Pictures {
  /** Makes a picture of our own from a file that somebody sent, or says why there is none in it. */
  develop(file: Uint8Array): Promise<Developed | Refusal>
  /** A master made as wide as asked, never wider than it is; null where it can't be read. */
  resize(master: Uint8Array, width: number, format: PictureFormat): Promise<Buffer | null>
  /** Lets go of what was kept at hand; nothing is asked for after that. */
  close(): void
}
