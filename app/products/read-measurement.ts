/** The measurements of a frame in millimeters: width of a lens, of the bridge, and length of a temple. */
export interface FrameSize {
  a: number
  b: number
  c: number
  /** The face width that the frame suits, in words. */
  fit: string
}

/** Parses `lens-bridge-temple`; null without measurements. */
export function readMeasurement(measurement: string | null): FrameSize | null {
  const [a, b, c] = (measurement?.split('-') ?? []).map(Number)
  if (!a || !b || !c) return null
  return { a, b, c, fit: fitWord(a * 2 + b) }
}

// The front of a frame is about two lenses and the bridge; opticians divide narrow, medium and wide about here.
function fitWord(frontMm: number): string {
  if (frontMm < 118) return 'Narrow fit, for smaller faces'
  if (frontMm <= 127) return 'Medium fit, for most faces'
  return 'Wide fit, for broader faces'
}
