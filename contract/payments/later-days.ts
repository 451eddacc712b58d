import type { Settings } from '../settings/settings.ts'

/** After how many days a buyer who pays later can choose to pay. */
export function laterDays({ firstDays, secondDays, thirdDays }: Settings['payLater']): [number, number, number] {
  return [firstDays, secondDays, thirdDays]
}
