import type { reviewsMessages as source } from '../en-US/reviews.ts'
import type { Translation } from '../translation.ts'

const inStars = (stars: number) => (stars === 1 ? '1 Stern' : `${stars} Sterne`)
const inReviews = (reviews: number) => (reviews === 1 ? '1 Bewertung' : `${reviews} Bewertungen`)

export const reviewsMessages: Translation<typeof source> = {
  heading: (product) => `Bewertungen: ${product}`,
  none: (product) => `Für ${product} gibt es noch keine Bewertungen. Schreiben Sie die erste.`,
  write: 'Bewertung schreiben',
  outOf: (max) => `von ${max}`,
  count: inReviews,
  stars: inStars,
  starsCount: (stars, reviews) => `${inStars(stars)}: ${inReviews(reviews)}`,
  showing: (stars) => `Bewertungen mit ${stars === 1 ? '1 Stern' : `${stars} Sternen`}`,
  showAll: 'Alle anzeigen',
  viewMore: 'Mehr anzeigen',
  verified: 'Verifizierter Kauf',
  replyFrom: (shop) => `Antwort von ${shop}`,

  fit: {
    small: 'Fällt klein aus',
    true: 'Passt wie erwartet',
    large: 'Fällt groß aus',
  },
  fitCount: (answer, reviews) => `${answer}: ${reviews}`,

  photos: 'Kundenfotos',
  photoBy: (name) => `Foto von ${name}`,
  openPhotoBy: (name) => `Foto von ${name} öffnen`,
  captionBy: (name, day) => `${name}, ${day}`,

  rating: 'Bewertung',
  name: 'Name',
  email: 'E-Mail',
  emailHint: 'Wird nicht mit Ihrer Bewertung gezeigt.',
  title: 'Titel der Bewertung',
  message: 'Ihre Bewertung',
  fitQuestion: 'Wie ist die Passform?',
  fitUnsaid: 'Keine Angabe',
  photosLabel: 'Fotos',
  photosHint: (max) => `optional, bis zu ${max}`,
  addPhotos: 'Fotos hinzufügen',
  removePhoto: (file) => `${file} entfernen`,
  uploading: (file) => `${file} wird hochgeladen`,
  submit: 'Bewertung absenden',
  logIn: 'Anmelden',
  nameMissing: 'Bitte geben Sie Ihren Namen ein.',
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  titleMissing: 'Bitte geben Sie Ihrer Bewertung einen Titel.',
  messageMissing: 'Bitte schreiben Sie Ihre Bewertung.',
  ratingMissing: 'Bitte vergeben Sie Sterne.',
  tooManyPhotos: 'Sie können höchstens 5 Fotos hochladen.',
  imagesOnly: 'Bitte wählen Sie nur Bilder.',
  uploadFailed: 'Dieses Bild konnte nicht hochgeladen werden.',

  notLoggedIn: 'Bitte melden Sie sich an, um eine Bewertung zu schreiben.',
  addFailed: 'Ihre Bewertung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal',
  added: 'Vielen Dank. Ihre Bewertung ist veröffentlicht.',
  delete: 'Löschen',
  deleteTitle: 'Bewertung löschen?',
  deleteQuestion: (title) => `„${title}“ wird gelöscht. Das lässt sich nicht rückgängig machen.`,
  deleteQuestionWithPhotos: (title) =>
    `„${title}“ und die Fotos dazu werden gelöscht. Das lässt sich nicht rückgängig machen.`,
  cancel: 'Abbrechen',
  deleteFailed: 'Ihre Bewertung konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
  deleted: 'Ihre Bewertung ist gelöscht.',
}
