import { sourceLocale } from '#messages/locales.ts'
import { palette } from '../palette.ts'
import { carriers } from '../shipments/carriers.ts'
import type { Settings } from './settings.ts'

/** A shop that promises nothing beyond its prices and shipping. */
export const noPromises: Settings['promises'] = {
  payInThree: false,
  payLater: false,
  cashback: false,
  newsletterWindow: false,
}

/** The default settings. Source: spec sections 2, 5 and 9, design section 6. */
export const defaultSettings: Settings = {
  shop: {
    locale: sourceLocale,
    // Of the cut-off hours in section 9.
    timeZone: 'America/Los_Angeles',
    name: 'MG',
    about: '{{shopName}} makes sunglasses, apparel and accessories with good proportions, to wear for years.',
    contactEmail: 'care@mg.example.com',
    orderPrefix: 'MG-',
    legalName: 'MG Goods LLC',
    vatNumber: '',
    companyNumber: 'Oregon Registry 2041186-90',
    postalAddress: '2150 Marigold Avenue, Suite 4, Port Larkin, OR 97000, United States',
    country: 'US',
    newsletterBox: 'auto',
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
    youtube: 'https://www.youtube.com/',
    tiktok: 'https://www.tiktok.com/',
  },
  brand: { paper: palette.paper, ink: palette.ink, accent: palette.accent, fonts: 'fraunces', corners: 'soft' },
  logo: { logo: '', logoColor: 'own', favicon: '' },
  promo: {
    isShown: true,
    season: 'auto',
    percent: 30,
    text: 'SALE - up to {{promoPercent}}% off{{#freeExpress}}, free shipping on all orders over {{freeExpressOver}}{{/freeExpress}}',
  },
  money: { currency: 'USD' },
  places: { countries: [] },
  taxation: { mode: 'us_sales', vatRates: [] },
  invoices: { invoicePrefix: 'INV-', creditNotePrefix: 'CN-' },
  shipping: {
    processingDays: '1-2',
    weekdayCutOff: 14,
    weekendCutOff: 21,
  },
  carriers: { offered: [...carriers], standard: 'USPS' },
  returns: {
    returnDays: 15,
    coolingOffDays: 14,
    refundDays: 10,
    refundContactDays: 15,
    cancelRefundDays: '7-21',
  },
  promises: { payInThree: true, payLater: true, cashback: true, newsletterWindow: true },
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
  tax: { rates: [] },
}
