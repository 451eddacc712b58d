import { defineMessages } from '../define-messages.ts'

/** The viewer that shows images large. */
export const imageViewerMessages = defineMessages('image-viewer', {
  imagesOf: (what: string) => `Images: ${what}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previousImage: 'Previous image',
  nextImage: 'Next image',
})
