import { useEffect, useState } from 'react'
import type { ListingChoice } from './listing-choice.ts'
import { listingHref } from './listing-href.ts'

/**
 * What is chosen, from the press on: until its products have come, the address still has what was chosen before. So what is
 * pressed meanwhile adds to it.
 */
export function useWantedChoice(choice: ListingChoice): [ListingChoice, (wanted: ListingChoice) => void] {
  const [wanted, setWanted] = useState<ListingChoice | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: It is over once the address has changed.
  useEffect(() => setWanted(null), [listingHref(choice)])
  return [wanted ?? choice, setWanted]
}
