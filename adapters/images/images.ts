import type { ImageFormat } from '#contract/media/image.ts'

/** A processed image: WebP, upright, at most 1900 by 2500 pixels, without metadata. */
export interface ProcessedImage {
  content: Buffer
  width: number
  height: number
  /** The average color, as `#rrggbb`, for the placeholder. */
  tint: string
}

/** Why a file is refused: not a JPEG, PNG or WebP; animated; too many pixels; damaged or incomplete. */
export type Refusal = 'unknown' | 'animated' | 'large' | 'damaged'

/** The source of an image, and the processing to apply. */
export type ImageTask =
  | { do: 'process-upload'; file: Uint8Array }
  | { do: 'resize'; original: Uint8Array; width: number; format: ImageFormat }

/** The image processing that the shop needs. */
export interface Images {
  /** Converts an uploaded file to our image format, or returns why it cannot be used. */
  processUpload(file: Uint8Array): Promise<ProcessedImage | Refusal>
  /** Resizes an original, never enlarging it; null if it cannot be decoded. */
  resize(master: Uint8Array, width: number, format: ImageFormat): Promise<Buffer | null>
  /** Stops idle workers; no further tasks may follow. */
  close(): void
}
