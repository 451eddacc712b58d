/** The numbers and lists of the shop. Source: spec section 9, design section 6. */

export const limitPerItem = 100
export const sortings = ['newest', 'price-low', 'price-high', 'best-rated', 'best-selling'] as const
export const searchPageSize = 10
/** For so many days after it is published a product counts as new. */
export const newForDays = 30
/** From so many pieces on the shop says how few are left. */
export const fewLeftMax = 5
/** Up to so many pieces the owner is told that stock is low. */
export const lowStockMax = 5
export const listingPageSize = 24
/** So many products of a large shop are counted one by one; above, a share of them stands for all. */
export const countedMost = 1_000
export const listingPasses = 4
/** More rounds than that are nobody's wish. */
export const listingPassesMost = 10

export const newInMax = 30
export const newInShownWide = 3
export const bestSellerMax = 70
export const carouselShownWide = 4
export const homeSliderRows = 2
export const homeSliderSpeedMs = 500

export const reviewsShown = 10
export const reviewsMore = 5
export const maxReviewPhotos = 5
export const maxRating = 5

/** So that nobody fills the database with hearts. */
export const wishlistMax = 500

export const toastMs = 5_000
export const shortToastMs = 1_000
export const redirectDelayMs = 3_000
export const listDelayMs = 500
export const confirmationSkeletonMs = 1_500
export const chunkTimeoutMs = 120_000
export const autoReloadMs = 43_200_000

export const sessionMaxAgeMs = 86_400_000
export const verificationMaxAgeMs = 3_600_000
export const cookieChoiceDays = 365
export const passwordMinLength = 8
export const passwordMaxLength = 1_024
export const resetLinkMs = 3_600_000

export const headerScrollPx = 100
export const mobileMaxPx = 991

export const seasons = ['Winter', 'Spring', 'Summer', 'Fall'] as const
export type Season = (typeof seasons)[number]
export const promoPercent = 30
export const freeExpressOverCents = 200_00
export const expressCents = 14_95
export const checkoutMinutes = 30

export const returnDays = 15
export const coolingOffDays = 14
export const refundDays = 10
export const refundContactDays = 15
export const cancelRefundDays = '7-21'
export const processingDays = '1-2'
export const deliveryDays = '3-7'
export const expressDays = '1-2'
/** Until when an order counts for the day: 2pm PST from Monday to Thursday, else 9pm CST. */
export const weekdayCutOffHour = 14
export const weekendCutOffHour = 21
export const payLaterDays = [14, 21, 30] as const
export const payLaterFreeDays = 30

export const carriers = ['USPS', 'FEDEX', 'UPS'] as const
export type Carrier = (typeof carriers)[number]

export const channels = ['YouTube', 'Facebook', 'Instagram', 'Google Search', 'Friends', 'Tik Tok', 'Others'] as const

export const departments = ['Sales', 'Returns', 'Address Change', 'Other'] as const
export const variantKinds = ['Size', 'Color'] as const

/** Why an owner changes the stock by hand. */
export const stockReasons = ['delivered', 'counted', 'returned', 'damaged', 'lost', 'corrected'] as const
export type ManualStockReason = (typeof stockReasons)[number]

export const categories = ['Women', 'Men', 'Unisex'] as const
export const subCategories = ['Sunglasses', 'Apparel', 'Hair Accessories', 'Fashion Accessories'] as const

/** Each at most half again as wide as the one before, from 160 on: what suits is never much wider than it is shown. */
export const imageWidths = [64, 96, 160, 240, 320, 480, 640, 960, 1280, 1900] as const
export type ImageWidth = (typeof imageWidths)[number]

export const brandName = 'MG'
/** Where customers write to. */
export const contactEmail = 'care@mg.example.com'
