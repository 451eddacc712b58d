import type { Settings } from './settings.ts'
import { shownDefaults } from './shown-defaults.ts'

/** The settings that a new shop begins with. They promise nothing; the demo has its own, `demo/catalog/demo-settings.ts`. */
export const defaultSettings: Settings = {
  ...shownDefaults,
  bankTransfer: {
    offersTransfer: false,
    accountHolder: '',
    bankName: '',
    accountNumber: '',
    bankCode: '',
    transferNote: '',
    transferDays: 7,
  },
  places: { countries: [] },
  prices: { oldPriceRule: 'thirtyDays' },
  reviews: { invitesBuyers: false, inviteDays: 7 },
  security: { staffIdleMinutes: 60, staffSessionHours: 12, requireSecondFactor: false },
  tax: { rates: [] },
}
