import type { Carrier } from '../constants.ts'
import * as shop from '../constants.ts'
import type { Settings } from './settings.ts'

/** What holds until the owner says otherwise. Source: spec sections 2, 5 and 9, design section 6. */
export const defaultSettings: Settings = {
  shop: {
    name: shop.brandName,
    about:
      '{{shopName}} makes sunglasses, apparel, hair accessories and fashion accessories in good proportion, to be worn for years.',
    contactEmail: shop.contactEmail,
    postalAddress: '2150 Marigold Avenue, Suite 4, Port Larkin, OR 97000, United States',
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
    youtube: 'https://www.youtube.com/',
    tiktok: 'https://www.tiktok.com/',
  },
  promo: {
    isShown: true,
    season: 'auto',
    percent: shop.promoPercent,
    text: 'SALE - up to {{promoPercent}}% off, free shipping on all orders over {{freeExpressOver}}',
  },
  shipping: {
    expressPrice: shop.expressCents / 100,
    freeExpressOver: shop.freeExpressOverCents / 100,
    processingDays: shop.processingDays,
    deliveryDays: shop.deliveryDays,
    expressDays: shop.expressDays,
    weekdayCutOff: shop.weekdayCutOffHour,
    weekendCutOff: shop.weekendCutOffHour,
  },
  carriers: { offered: [...shop.carriers], standard: 'USPS' satisfies Carrier },
  returns: {
    returnDays: shop.returnDays,
    coolingOffDays: shop.coolingOffDays,
    refundDays: shop.refundDays,
    refundContactDays: shop.refundContactDays,
    cancelRefundDays: shop.cancelRefundDays,
  },
  payLater: {
    freeDays: shop.payLaterFreeDays,
    firstDays: shop.payLaterDays[0],
    secondDays: shop.payLaterDays[1],
    thirdDays: shop.payLaterDays[2],
  },
  thresholds: {
    lowStock: shop.lowStockMax,
    fewLeft: shop.fewLeftMax,
    listingPasses: shop.listingPasses,
  },
  tax: { rates: [] },
}
