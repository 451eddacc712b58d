import type { frameMessages as source } from '../en-US/frame.ts'
import type { Translation } from '../translation.ts'

export const frameMessages: Translation<typeof source> = {
  skip: 'Zum Inhalt',
  homeOf: (shop) => `${shop}, Startseite`,
  mainNavigation: 'Hauptnavigation',
  home: 'Startseite',
  shop: 'Shop',
  shopCategories: 'Kategorien',
  allProducts: 'Alle Produkte',
  allOf: (category) => `Alle: ${category}`,
  menu: 'Menü',
  search: 'Suche',
  login: 'Anmelden',
  account: 'Konto',
  myAccount: 'Mein Konto',
  accountDetails: 'Meine Kontodaten',
  orders: 'Meine Bestellungen',
  adminPanel: 'Verwaltung',
  logOut: 'Abmelden',
  wishlist: 'Merkzettel',
  wishlistCount: (products) => `Merkzettel, ${products} gemerkt`,
  cart: 'Warenkorb',
  cartCount: (units, total) => `Warenkorb, ${units} Artikel, ${total}`,
  checkout: 'Zur Kasse',

  offer: 'Angebot',
  learnMore: 'Mehr erfahren',
  aboutOffer: 'über dieses Angebot',
  seasons: { Winter: 'Winter', Spring: 'Frühling', Summer: 'Sommer', Fall: 'Herbst' },

  siteMap: 'Seiten',
  newsletter: 'Newsletter abonnieren',
  help: 'Hilfe',
  contact: 'Kontakt',
  shippingReturns: 'Versand und Rückgabe',
  refundPolicy: 'Erstattungen',
  trackOrder: 'Sendung verfolgen',
  about: 'Über uns',
  aboutUs: 'Über uns',
  privacyPolicy: 'Datenschutz',
  terms: 'AGB',
  cookiePolicy: 'Cookies',
  cookieSettings: 'Cookie-Einstellungen',
  pricesNote: 'Preise in US-Dollar. Steuer und Versand sehen Sie, bevor Sie bezahlen.',
  socialLink: (shop, network) => `${shop} auf ${network} (öffnet einen neuen Tab)`,

  cookies: 'Cookies',
  cookieNote:
    'Wir verwenden Cookies, die unser Shop zum Funktionieren braucht. Wenn Sie zustimmen, messen wir außerdem, welche Seiten nützlich sind. An andere geben wir nichts weiter.',
  decline: 'Ablehnen',
  accept: 'Zustimmen',

  unreachable:
    'Wir können den Shop gerade nicht erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tryLater: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  uploadFailed: (what) => `${what} Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.`,
}
