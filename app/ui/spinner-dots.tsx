import { uiMessages } from '#messages/en-US/ui.ts'

/** Three animated dots; announced as 'Please wait...' unless adjacent text says so. */
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
      {!isSilent && <span className="sr-only">{uiMessages.wait}</span>}
    </span>
  )
}
