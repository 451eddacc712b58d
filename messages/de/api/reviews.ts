import type { apiReviewsMessages as source } from '../../en-US/api/reviews.ts'
import type { Translation } from '../../translation.ts'

export const apiReviewsMessages: Translation<typeof source> = {
  replyMissing: 'Bitte schreiben Sie eine Antwort.',
  onePerDay: 'Sie haben dieses Produkt heute schon bewertet. Morgen können Sie eine weitere Bewertung schreiben.',
  photoAlt: 'Ein Kundenfoto',
  noSizes: 'Dieses Produkt hat keine Größen, daher lässt sich die Passform nicht bewerten.',
  uploadAgain: 'Bitte laden Sie Ihre Fotos noch einmal hoch.',
  notYours: 'Sie haben keine solche Bewertung.',
  notFound: 'Bewertung nicht gefunden.',
  replyChangedMeanwhile: 'Jemand anderes hat die Antwort auf diese Bewertung inzwischen geändert.',
  replyRemoved: 'Antwort entfernt.',
  replySaved: 'Antwort gespeichert.',
  hiddenAlready: 'Jemand anderes hat diese Bewertung schon ausgeblendet.',
  shownAlready: 'Jemand anderes hat diese Bewertung schon wieder eingeblendet.',
  hidden: 'Bewertung ausgeblendet.',
  shown: 'Bewertung wieder eingeblendet.',
  removed: 'Bewertung gelöscht.',
}
