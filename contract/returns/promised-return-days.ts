import type { Settings } from '../settings/settings.ts'

/** The days after delivery in which what is ordered now can be returned; null while the shop promises no returns. */
export function promisedReturnDays({ returns }: Pick<Settings, 'returns'>): number | null {
  return returns.offersReturns ? returns.returnDays : null
}
