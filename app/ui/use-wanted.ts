import { useEffect, useState } from 'react'

/**
 * What is chosen in the address, from the press on: until its data has come, the address still has what was chosen before, so
 * that what is pressed meanwhile adds to it. `address` is the part of the address that has the choice.
 */
export function useWanted<T>(chosen: T, address: string | undefined): [T, (wanted: T) => void] {
  const [wanted, setWanted] = useState<{ choice: T } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: It is over once the address has changed.
  useEffect(() => setWanted(null), [address])
  return [wanted ? wanted.choice : chosen, (choice) => setWanted({ choice })]
}
