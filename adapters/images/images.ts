import type { ImageFormat } from '#contract/media/image.ts'

/** A processed image: WebP, upright, at most 1900 by 2500 pixels, without metadata. */
export interface ProcessedImage {
  content: Buffer
  width: number
  height: number
  /** The average color, as `#rrggbb`, for the placeholder. */
  tint: string
}

/** A logo or icon: an SVG of shapes only, or a PNG of at most 1,200 pixels. */
export interface ProcessedLogo {
  content: Buffer
  format: 'svg' | 'png'
  width: number
  height: number
}

/** A box in pixels. With a ground the image fills the box: a color, or null for a transparent one. */
export interface PngSize {
  width: number
  height: number
  ground?: string | null
}

/** Why a file is refused: not a JPEG, PNG or WebP; animated; too many pixels; damaged or incomplete. */
export type Refusal = 'unknown' | 'animated' | 'large' | 'damaged'

/** The source of an image, and the processing to apply. */
export type ImageTask =
  | { do: 'process-upload'; file: Uint8Array }
  | { do: 'process-logo'; file: Uint8Array }
  | { do: 'draw-png'; source: Uint8Array; size: PngSize }
  | { do: 'resize'; original: Uint8Array; width: number; format: ImageFormat }

/** The image processing that the shop needs. */
export interface Images {
  /** Converts an uploaded file to our image format, or returns why it cannot be used. */
  processUpload(file: Uint8Array): Promise<ProcessedImage | Refusal>
  /** Cleans an uploaded SVG or PNG, or returns why it cannot be used. */
  processLogo(file: Uint8Array): Promise<ProcessedLogo | Refusal>
  /** Draws an SVG or PNG as a PNG; null if it cannot be drawn. */
  drawPng(source: Uint8Array, size: PngSize): Promise<Buffer | null>
  /** Resizes an original, never enlarging it; null if it cannot be decoded. */
  resize(master: Uint8Array, width: number, format: ImageFormat): Promise<Buffer | null>
  /** Stops idle workers; no further tasks may follow. */
  close(): void
}
