import type { homeMessages as source } from '../en-US/home.ts'
import type { Translation } from '../translation.ts'

export const homeMessages: Translation<typeof source> = {
  description: (about, shipping) => [/[.!?]$/.test(about) ? about : `${about}.`, shipping].join(' ').trim(),
  soon: 'Unsere ersten Produkte sind bald da.',
  shopNow: 'Jetzt entdecken',
  bannerLink: 'Das Produkt auf diesem Bild ansehen',
  looksTitle: 'Looks',
  looksText: 'Fertig kombiniert. Wählen Sie ein Stück oder den ganzen Look.',
  seeLooks: 'Alle Looks ansehen',
  rows: (shop) => ({
    newest: 'Neu eingetroffen',
    bestOfEachType: `Die Kollektion von ${shop}`,
    bestSellers: `Bestseller von ${shop}`,
    newestOfEachCategory: `Neues von ${shop} entdecken`,
    collection: '',
    hand: '',
  }),
  reviewsTitle: 'Das sagen unsere Kundinnen und Kunden',
  newsletterTitle: 'Neues von uns',

  payLaterTitle: 'Jetzt kaufen, später bezahlen',
  payLaterLead: (days) => `0 % für ${days} Tage. Heute zahlen Sie nichts.`,
  payLaterTerms: (first, second, third) =>
    `Sie zahlen in ${first}, ${second} oder ${third} Tagen: ohne Zinsen und ohne Gebühren, wenn Sie pünktlich zahlen.`,
  findOutMore: 'Mehr erfahren',

  features: 'Bei jeder Bestellung',
  freeShippingTitle: 'Kostenloser Versand',
  shippingTitle: 'Versand',
  payLaterText: (days) => `0 % für ${days} Tage.`,
  cashbackTitle: 'Cashback',
  cashbackText: (percent) =>
    `${String(percent).replace('.', ',')} % von allem, was Sie behalten, erhalten Sie als Code zurück.`,
}
