/** The quarter of an ellipse from its front (0, `deep`) to its side (`wide`, 0), measured along its line. */
export function quarter(wide: number, deep: number) {
  const steps = 64
  const lengths = [0]
  for (let step = 1; step <= steps; step++) {
    const [from, to] = [((step - 1) / steps) * (Math.PI / 2), (step / steps) * (Math.PI / 2)]
    const dx = wide * (Math.sin(to) - Math.sin(from))
    const dz = deep * (Math.cos(to) - Math.cos(from))
    lengths.push((lengths[step - 1] ?? 0) + Math.hypot(dx, dz))
  }
  const length = lengths[steps] ?? 0
  return {
    length,
    /** The place (x, z) at a share of its length. */
    at(share: number): [number, number] {
      const walked = Math.min(1, Math.max(0, share)) * length
      const after = Math.max(
        1,
        lengths.findIndex((each) => each >= walked),
      )
      const [from, to] = [lengths[after - 1] ?? 0, lengths[after] ?? 1]
      const angle = ((after - 1 + (walked - from) / (to - from)) / steps) * (Math.PI / 2)
      return [wide * Math.sin(angle), deep * Math.cos(angle)]
    },
  }
}
