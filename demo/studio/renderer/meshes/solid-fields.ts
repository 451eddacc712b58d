/** The larger of two distances, with an edge rounded over this radius where they meet. */
export function cutBy(one: number, other: number, radius: number): number {
  const near = Math.max(0, radius - Math.abs(one - other)) / radius
  return Math.max(one, other) + near * near * radius * 0.25
}

/** Near a surface the distance to an ellipse around the origin, negative inside. */
export function ellipseField(x: number, y: number, halfWidth: number, halfHeight: number): number {
  const share = Math.hypot(x / halfWidth, y / halfHeight)
  const slope = Math.hypot(x / halfWidth ** 2, y / halfHeight ** 2)
  return slope < 1e-6 ? -Math.min(halfWidth, halfHeight) : (share * (share - 1)) / slope
}

/** The distance to a rectangle around the origin with round corners, negative inside. */
export function rectangleField(x: number, y: number, halfWidth: number, halfHeight: number, corner: number): number {
  const dx = Math.abs(x) - halfWidth + corner
  const dy = Math.abs(y) - halfHeight + corner
  return Math.hypot(Math.max(0, dx), Math.max(0, dy)) + Math.min(0, Math.max(dx, dy)) - corner
}
