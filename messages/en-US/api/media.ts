import { defineMessages } from '../../define-messages.ts'

/** Refused uploads and images. */
export const apiMediaMessages = defineMessages('api/media', {
  imageMissing: 'Please send the image in a field named file.',
  imageTooLarge: 'Please choose an image of at most 8 MB.',
  imageNotChosen: 'Please choose an image.',
  fileNotChosen: 'Please choose a file.',
  tooManyImages: 'A product has at most 200 images.',
  oneImage: 'Please send one image at a time.',
  tableMissing: 'Please send the CSV file in a field named file.',
  tableTooLarge: 'Please choose a file of at most 20 MB.',
  oneTable: 'Please send one file at a time.',
  notMultipart: 'Please send multipart form data with a field named file.',
  unreadable: 'This upload could not be read.',
  notFound: 'Image not found.',
  notAnImage: 'Please choose an image in JPEG, PNG or WebP.',
  animated: 'Animated images are not supported.',
  tooManyPixels: 'Please choose an image of at most 24 megapixels.',
  damaged: 'This image is damaged or incomplete. Please choose another one.',
  uploadAgain: 'Please upload this image again.',
  saved: 'Images saved.',
})
