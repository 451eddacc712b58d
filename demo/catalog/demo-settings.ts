import type { Settings } from '#contract/settings/settings.ts'
import { shownDefaults } from '#contract/settings/shown-defaults.ts'

/** The settings of the demo shop that differ from those of a new one. Source: spec sections 2, 5 and 9, design section 6. */
export const demoSettings = {
  shop: {
    locale: 'en-US',
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
    confirmsNewsletter: true,
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
    youtube: 'https://www.youtube.com/',
    tiktok: 'https://www.tiktok.com/',
  },
  promo: {
    isShown: true,
    season: 'auto',
    percent: 30,
    text: 'SALE - up to {{promoPercent}}% off{{#freeExpress}}, free shipping on all orders over {{freeExpressOver}}{{/freeExpress}}',
  },
  payments: {
    card: true,
    wallets: true,
    // Of the promises to pay in 3 and later.
    klarna: true,
    afterpay: false,
    paypal: false,
    ideal: false,
    bankDebit: false,
  },
  taxation: { mode: 'us_sales', vatRates: [] },
  shipping: {
    processingDays: '1-2',
    weekdayCutOff: 14,
    weekendCutOff: 21,
    weekendTimeZone: 'America/Chicago',
    daysOff: [],
  },
  returns: { ...shownDefaults.returns, offersCode: true },
  promises: { payInThree: true, payLater: true, cashback: true, cashbackPercent: 5, newsletterWindow: true },
  reviews: { invitesBuyers: true, inviteDays: 7 },
} satisfies Partial<Settings>
