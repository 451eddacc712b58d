import { type FrameShape, outlines } from '../frame-shape.ts'

type Details = Partial<FrameShape> & Pick<FrameShape, 'bridgeTop' | 'bridgeBottom'>

/** A frame cut from a sheet; sizes in millimeters. */
export function acetateFrame(
  lens: number,
  bridge: number,
  temple: number,
  lensHeight: number,
  outline: string,
  details: Details,
): FrameShape {
  const base = { rim: 4, brow: 1, hingeAt: lensHeight * 0.26, hingeHeight: 10, templeHeight: 9.5, wire: false }
  return { ...base, lens, bridge, temple, lensHeight, outline: outlines[outline] ?? [], ...details }
}

/** A frame bent from wire; sizes in millimeters. */
export function wireFrame(
  lens: number,
  bridge: number,
  temple: number,
  lensHeight: number,
  outline: string,
  details: Details,
): FrameShape {
  const base = { rim: 1.25, brow: 0, hingeAt: lensHeight * 0.2, hingeHeight: 3, templeHeight: 1.6, wire: true }
  return { ...base, lens, bridge, temple, lensHeight, outline: outlines[outline] ?? [], ...details }
}
