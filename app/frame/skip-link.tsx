import { frameMessages } from '#messages/en-US/frame.ts'

/** First in tab order: skips the header. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-60 -translate-y-24 rounded-corner bg-ink px-6 py-3 text-paper focus-visible:translate-y-0"
    >
      {frameMessages.skip}
    </a>
  )
}
