import type { Understood } from '#contract/listing/calls.ts'
import { searchMessages } from '#messages/en-US/search.ts'

/** Says what was searched for instead, and the words that no product has. */
export function UnderstoodNote({ instead }: { instead: NonNullable<Understood['instead']> }) {
  return (
    <>
      {searchMessages.showingFor(instead.query)}
      {instead.missing.map((word) => ` ${searchMessages.nothingHas(word)}`)}
    </>
  )
}
