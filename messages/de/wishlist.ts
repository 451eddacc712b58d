import type { wishlistMessages as source } from '../en-US/wishlist.ts'
import type { Translation } from '../translation.ts'

export const wishlistMessages: Translation<typeof source> = {
  title: 'Merkzettel',
  empty: 'Ihr Merkzettel ist leer',
  continueBrowsing: 'Weiter einkaufen',
  loginNote: 'Melden Sie sich an, um Ihren Merkzettel auf allen Geräten zu sehen.',
  login: 'ANMELDEN',

  added: 'Auf Ihrem Merkzettel.',
  removed: 'Vom Merkzettel entfernt.',
  failed: 'Der Artikel konnte nicht auf Ihren Merkzettel gesetzt werden.',
  full: (limit) => `Ihr Merkzettel ist voll: Er fasst bis zu ${limit} Artikel.`,
  merged: (items) =>
    items === 1
      ? 'Der Artikel, den Sie sich gemerkt hatten, steht jetzt auf Ihrem Merkzettel.'
      : `Die ${items} Artikel, die Sie sich gemerkt hatten, stehen jetzt auf Ihrem Merkzettel.`,
}
