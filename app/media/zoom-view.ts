/** Zoom factor relative to the fitting image, and offset from the center in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

export const atRest: View = { scale: 1, x: 0, y: 0 }

const nearest = 5

/**
 * The view at another scale, between 1 and 5, keeping the given point in place; points are pixels from the center.
 */
export function zoomAt(view: View, targetScale: number, point = { x: 0, y: 0 }): View {
  const scale = Math.min(Math.max(targetScale, 1), nearest)
  if (scale === 1) return atRest
  const ratio = scale / view.scale
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }
}

/** Clamps the view to the image's edges. Sizes are of the fitting image, in pixels. */
export function withinEdges(view: View, size: { width: number; height: number }): View {
  const reach = (length: number) => Math.max(0, (length * (view.scale - 1)) / 2)
  const keep = (moved: number, length: number) => Math.min(Math.max(moved, -reach(length)), reach(length))
  return { scale: view.scale, x: keep(view.x, size.width), y: keep(view.y, size.height) }
}
