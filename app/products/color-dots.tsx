const maxDots = 5

/** The colors of a product as dots, with a text for screen readers. */
export function ColorDots({ colors }: { colors: readonly { color: string; hex: string }[] }) {
  if (colors.length === 0) return null
  return (
    <span role="img" aria-label={`Colors: ${colors.map(({ color }) => color).join(', ')}`} className="dots">
      {colors.slice(0, maxDots).map(({ color, hex }) => (
        <span key={color} title={color} style={{ backgroundColor: hex }} />
      ))}
      {colors.length > maxDots && `+${colors.length - maxDots}`}
    </span>
  )
}
