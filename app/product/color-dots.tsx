const most = 5

/** The colours a product comes in, as dots; in words for who cannot see them. */
export function ColorDots({ colors }: { colors: readonly { color: string; hex: string }[] }) {
  if (colors.length === 0) return null
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="sr-only">{`Colors: ${colors.map(({ color }) => color).join(', ')}`}</span>
      {colors.slice(0, most).map(({ color, hex }) => (
        <span
          key={color}
          aria-hidden
          title={color}
          className="size-3 rounded-full ring-1 ring-ink/25 forced-colors:ring-ink ring-inset"
          style={{ backgroundColor: hex }}
        />
      ))}
      {colors.length > most && (
        <span aria-hidden className="text-small text-ink-soft">
          +{colors.length - most}
        </span>
      )}
    </span>
  )
}
