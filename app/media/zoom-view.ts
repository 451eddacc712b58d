/** How an image lies on its stage: how much larger than fitting, and how far moved from the middle, in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

export const atRest: View = { scale: 1, x: 0, y: 0 }

const nearest = 5

/**
 * The view at another scale, with the point under the hand staying where it is; points are pixels from the middle of
 * the stage. Between fitting and five times as large.
 */
export function zoomAt(view: View, wanted: number, point = { x: 0, y: 0 }): View {
  const scale = Math.min(Math.max(wanted, 1), nearest)
  if (scale === 1) return atRest
  const ratio = scale / view.scale
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }
}

/** The view moved no further than the edges of the image. Sizes are of the fitting image, in pixels. */
export function withinEdges(view: View, size: { width: number; height: number }): View {
  const reach = (length: number) => Math.max(0, (length * (view.scale - 1)) / 2)
  const keep = (moved: number, length: number) => Math.min(Math.max(moved, -reach(length)), reach(length))
  return { scale: view.scale, x: keep(view.x, size.width), y: keep(view.y, size.height) }
}
