import { longDay } from '#contract/day-in-words.ts'

/** Tells admins that a buyer disputed the payment, and until when to respond at the payment provider. */
export function DisputeNote({ since }: { since: string }) {
  return (
    <section aria-label="Disputed payment" className="mb-6 border-l-2 border-accent bg-linen p-4">
      <p className="font-medium">
        The buyer has disputed this payment since <time dateTime={since}>{longDay(since)}</time>.
      </p>
      <p className="mt-1 text-small text-ink-soft">
        Respond at your payment provider before its deadline. Check the dispute before you ship or refund.
      </p>
    </section>
  )
}
