import { sourceLocale } from '#messages/locales.ts'
import { palette } from '../palette.ts'
import type { Settings } from './settings.ts'

/** A shop that promises nothing beyond its prices and shipping. */
export const noPromises: Settings['promises'] = {
  payInThree: false,
  payLater: false,
  cashback: false,
  cashbackPercent: 5,
  newsletterWindow: false,
}

/** The groups of them that pages fall back to; the others stay out of the scripts of the storefront. */
export const shownDefaults = {
  shop: {
    locale: sourceLocale,
    timeZone: 'UTC',
    name: 'My Shop',
    about: '{{shopName}}',
    contactEmail: 'shop@example.com',
    orderPrefix: '',
    legalName: '',
    vatNumber: '',
    companyNumber: '',
    postalAddress: 'United States',
    country: 'US',
    newsletterBox: 'auto',
    confirmsNewsletter: true,
    instagram: '',
    facebook: '',
    youtube: '',
    tiktok: '',
  },
  brand: { paper: palette.paper, ink: palette.ink, accent: palette.accent, fonts: 'fraunces', corners: 'soft' },
  logo: { logo: '', logoColor: 'own', favicon: '' },
  promo: {
    isShown: false,
    season: 'auto',
    percent: 10,
    text: 'SALE - up to {{promoPercent}}% off',
  },
  money: { currency: 'USD' },
  payments: {
    card: true,
    wallets: true,
    klarna: false,
    afterpay: false,
    paypal: false,
    ideal: false,
    bankDebit: false,
  },
  taxation: { mode: 'none', vatRates: [] },
  invoices: { invoicePrefix: 'INV-', creditNotePrefix: 'CN-', asksTaxNumber: false },
  shipping: {
    processingDays: '1-2',
    weekdayCutOff: 14,
    weekendCutOff: 14,
    weekendTimeZone: '',
    daysOff: [],
  },
  returns: {
    offersReturns: true,
    returnDays: 15,
    coolingOffDays: 14,
    refundDays: 10,
    refundContactDays: 15,
    cancelRefundDays: '7-21',
    offersExchange: true,
    offersCode: false,
    sendBackDays: 14,
    returnAddress: '',
  },
  promises: noPromises,
  payLater: {
    freeDays: 30,
    firstDays: 14,
    secondDays: 21,
    thirdDays: 30,
  },
  thresholds: {
    lowStock: 5,
    fewLeft: 5,
    listingPasses: 4,
  },
} satisfies Partial<Settings>
