import type { imageViewerMessages as source } from '../en-US/image-viewer.ts'
import type { Translation } from '../translation.ts'

export const imageViewerMessages: Translation<typeof source> = {
  imagesOf: (what) => `Bilder: ${what}`,
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  previousImage: 'Vorheriges Bild',
  nextImage: 'Nächstes Bild',
}
