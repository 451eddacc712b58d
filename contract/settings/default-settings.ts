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
  privacy: {
    emailDays: 365,
    messageDays: 1_095,
    stockAlertDays: 90,
    unpaidDays: 90,
    returnPhotoDays: 365,
    unsubscribedDays: 1_095,
    unconfirmedDays: 30,
    consentProofDays: 1_095,
    personalReadDays: 365,
    securityLogDays: 365,
    searchDays: 90,
    invitationDays: 30,
    lastEmailDays: 7,
  },
  tax: { rates: [] },
}
