/** The measurements of a frame in millimeters: width of a lens, of the bridge, and length of a temple. */
export interface FrameSize {
  a: number
  b: number
  c: number
  /** The face width that the frame suits. */
  fit: 'narrow' | 'medium' | 'wide'
}

/** Parses `lens-bridge-temple`; null without measurements. */
export function readMeasurement(measurement: string | null): FrameSize | null {
  const [a, b, c] = (measurement?.split('-') ?? []).map(Number)
  if (!a || !b || !c) return null
  return { a, b, c, fit: fitOf(a * 2 + b) }
}

// The front of a frame is about two lenses and the bridge; opticians divide narrow, medium and wide about here.
function fitOf(frontMm: number): FrameSize['fit'] {
  if (frontMm < 118) return 'narrow'
  if (frontMm <= 127) return 'medium'
  return 'wide'
}
