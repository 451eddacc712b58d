import { frameMessages } from '#messages/en-US/frame.ts'

/** First in tab order: skips the header. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      {frameMessages.skip}
    </a>
  )
}
