import type { productPageMessages as source } from '../en-US/product-page.ts'
import type { Translation } from '../translation.ts'

const inDays = (days: number) => (days === 1 ? 'eines Tages' : `von ${days} Tagen`)
const inBusinessDays = (days: number) => (days === 1 ? 'eines Werktags' : `von ${days} Werktagen`)

export const productPageMessages: Translation<typeof source> = {
  home: 'Startseite',
  shop: 'Shop',
  notFound: 'Dieses Produkt gibt es nicht.',
  sku: (sku) => `Art.-Nr. ${sku}`,

  imagesOf: (product) => `Bilder: ${product}`,
  zoom: (index, count, seen) => `Bild ${index} von ${count} vergrößern: ${seen}`,
  image: (index) => `Bild ${index}`,
  position: (index, count) => `${index} / ${count}`,

  payInThree: (each) => `In 3 Raten zu je ${each}, ohne Gebühren.`,
  payInThreeLastDiffers: (first, last) => `In 3 Raten: zweimal ${first}, dann ${last}, ohne Gebühren.`,
  payInThreeFirstDiffers: (first, others) => `In 3 Raten: ${first}, dann zweimal ${others}, ohne Gebühren.`,

  color: 'Farbe',
  size: 'Größe',
  sizes: (labels) => labels.join(', '),
  mostSay: {
    small: (agreeing, all) => `Die meisten sagen: Fällt klein aus (${agreeing} von ${all})`,
    true: (agreeing, all) => `Die meisten sagen: Passt wie erwartet (${agreeing} von ${all})`,
    large: (agreeing, all) => `Die meisten sagen: Fällt groß aus (${agreeing} von ${all})`,
  },
  soldOut: 'Ausverkauft',
  optionSoldOut: (option) => `${option}, ausverkauft`,
  sizeMissing: 'Bitte wählen Sie eine Größe.',
  left: (units) => `Nur noch ${units} verfügbar.`,
  quantity: 'Menge',
  add: 'In den Warenkorb',
  addNeedsScript:
    'Der Warenkorb braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein und versuchen Sie es noch einmal.',
  chooseSize: 'Größe wählen',
  ofProduct: (product) => `: ${product}`,
  buy: (product) => `${product} kaufen`,
  outOfStock:
    'Dieser Artikel ist leider gerade ausverkauft. Schauen Sie später wieder vorbei, oder lassen Sie sich benachrichtigen, sobald er wieder verfügbar ist.',
  notifyMe: 'Benachrichtigen lassen',
  notifyOther: 'Ausverkauft? Benachrichtigen lassen',

  returns: (days, link) => [
    `Rückgabe innerhalb ${inDays(days)} nach der Lieferung. `,
    link('So funktioniert die Rückgabe'),
  ],
  packing: (processing) => `Wir packen Ihre Bestellung innerhalb von ${processing} Werktagen.`,
  times: (processing, country, delivery, express) =>
    `Wir packen Ihre Bestellung innerhalb von ${processing} Werktagen. Die Lieferung (${country}) dauert dann ${delivery} Werktage, mit Express ${express}.`,
  cutOffs: (weekday, weekend) =>
    `Eine Bestellung zählt für den Tag, an dem sie eingeht: montags bis donnerstags vor ${weekday}, freitags bis sonntags vor ${weekend}.`,
  refunds: (returnDays, refundDays) =>
    `Sie können Artikel innerhalb ${inDays(returnDays)} nach der Lieferung zurückgeben. Wir erstatten den Betrag innerhalb ${inBusinessDays(refundDays)}, nachdem wir die Rückgabe angenommen haben.`,
  shippingReturns: 'Versand und Rückgabe',

  description: 'Beschreibung',
  measurements: 'Maße',
  sizeGuide: 'Größentabelle',
  sizeColumn: 'Größe',
  shipAndReturn: 'Versand und Rückgabe',
  reviews: (count) => `Bewertungen (${count})`,
  alike: 'Das könnte Ihnen auch gefallen',
  recentlyViewed: 'Zuletzt angesehen',
}
