/** Three dots that take turns; says 'Please wait...' to who cannot see them, unless something beside it does. */
export function SpinnerDots({ isSilent = false }: { isSilent?: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {[0, 160, 320].map((delay) => (
        <span
          key={delay}
          className="size-1.5 animate-dot rounded-full bg-current"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
      {!isSilent && <span className="sr-only">Please wait...</span>}
    </span>
  )
}
