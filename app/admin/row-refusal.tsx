/** What was refused, on a line of its own below the controls of a row. */
export function RowRefusal({ refusal }: { refusal: { message: string } | null }) {
  if (!refusal) return null
  return (
    <p role="alert" className="basis-full text-small text-accent">
      {refusal.message}
    </p>
  )
}
