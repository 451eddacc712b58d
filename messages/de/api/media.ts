import type { apiMediaMessages as source } from '../../en-US/api/media.ts'
import type { Translation } from '../../translation.ts'

export const apiMediaMessages: Translation<typeof source> = {
  imageMissing: 'Bitte senden Sie das Bild in einem Feld namens file.',
  imageTooLarge: 'Bitte wählen Sie ein Bild von höchstens 8 MB.',
  imageNotChosen: 'Bitte wählen Sie ein Bild.',
  fileNotChosen: 'Bitte wählen Sie eine Datei.',
  tooManyImages: 'Ein Produkt hat höchstens 200 Bilder.',
  oneImage: 'Bitte senden Sie ein Bild nach dem anderen.',
  tableMissing: 'Bitte senden Sie die CSV-Datei in einem Feld namens file.',
  tableTooLarge: 'Bitte wählen Sie eine Datei von höchstens 20 MB.',
  oneTable: 'Bitte senden Sie eine Datei nach der anderen.',
  notMultipart: 'Bitte senden Sie multipart/form-data mit einem Feld namens file.',
  unreadable: 'Dieser Upload ließ sich nicht lesen.',
  notFound: 'Bild nicht gefunden.',
  notAnImage: 'Bitte wählen Sie ein Bild als JPEG, PNG oder WebP.',
  animated: 'Bewegte Bilder werden nicht unterstützt.',
  tooManyPixels: 'Bitte wählen Sie ein Bild von höchstens 24 Megapixeln.',
  damaged: 'Dieses Bild ist beschädigt oder unvollständig. Bitte wählen Sie ein anderes.',
  uploadAgain: 'Bitte laden Sie dieses Bild noch einmal hoch.',
  saved: 'Bilder gespeichert.',
}
