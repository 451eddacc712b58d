const dayMs = 86_400_000

/** A moment by the clock of a shop that is a number of days ahead, as it is while a shop without real payments is rehearsed. */
export function shopTimeOf(moment: Date | number, { aheadDays }: { aheadDays: number }): Date {
  return new Date(Number(moment) + aheadDays * dayMs)
}
