import { defineMessages } from '../define-messages.ts'

/** What stands around every page: header, menu, footer, promo bar, cookie banner, and the pages for errors. */
export const frameMessages = defineMessages('frame', {
  skip: 'Skip to content',
  homeOf: (shop: string) => `${shop}, home`,
  mainNavigation: 'Main',
  /** spec */
  home: 'Home',
  /** spec */
  shop: 'Shop',
  shopCategories: 'Shop categories',
  allProducts: 'All products',
  sale: 'Sale',
  allOf: (category: string) => `All ${category.toLowerCase()}`,
  menu: 'Menu',
  search: 'Search',
  /** spec */
  login: 'Login',
  account: 'Account',
  myAccount: 'My account',
  /** spec */
  accountDetails: 'My Account Details',
  /** spec */
  orders: 'My Orders',
  /** spec */
  adminPanel: 'Admin Panel',
  /** spec */
  logOut: 'Log Out',
  wishlist: 'Wishlist',
  wishlistCount: (products: number) => `Wishlist, ${products} saved`,
  cart: 'Shopping cart',
  cartCount: (units: number, total: string) => `Shopping cart, ${units} ${units === 1 ? 'item' : 'items'}, ${total}`,
  checkout: 'Checkout',

  /** On every page of a shop on the web without real payments. */
  trial: 'This shop is a demonstration: nothing is sold, no money moves, and no order is delivered.',
  offer: 'Offer',
  /** spec */
  learnMore: 'Learn more',
  aboutOffer: 'about this offer',
  seasons: { Winter: 'Winter', Spring: 'Spring', Summer: 'Summer', Fall: 'Fall' },

  siteMap: 'Site',
  newsletter: 'Join our newsletter',
  help: 'Help',
  contact: 'Contact Us',
  shippingReturns: 'Shipping and Returns',
  refundPolicy: 'Refund Policy',
  trackOrder: 'Track your order',
  about: 'About',
  aboutUs: 'About Us',
  privacyPolicy: 'Privacy Policy',
  terms: 'Terms and Conditions',
  cookiePolicy: 'Cookie Policy',
  cookieSettings: 'Cookie settings',
  pricesNoteVat: (currency: string) => `Prices in ${currency}, including VAT. Shipping is shown before you pay.`,
  pricesNote: (currency: string) => `Prices in ${currency}. Tax and shipping are shown before you pay.`,
  socialLink: (shop: string, network: string) => `${shop} on ${network} (opens in a new tab)`,

  cookies: 'Cookies',
  cookieNote:
    'We use the cookies our shop needs to work. If you accept, we also measure which pages are useful. Nothing is shared with anyone else.',
  /** spec */
  decline: 'Decline',
  /** spec */
  accept: 'Accept',

  /** spec */
  sessionExpired: 'Your session has expired',
  unreachable: "We can't reach the shop right now. Check your connection and try again.",
  tryLater: 'Something went wrong. Please try again.',
  uploadFailed: (what: string) => `${what} Check your connection and try again.`,
})
