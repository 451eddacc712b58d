import { defineMessages } from '../../define-messages.ts'

/** Calls about the home page. */
export const apiHomeMessages = defineMessages('api/home', {
  linkInvalid: 'Please enter a path of this shop, such as /shop, or an address that starts with https://.',
  tooManyImages: (max: number) => `A section has at most ${max} images.`,
  tooManyProducts: (max: number) => `A row has at most ${max} products chosen by hand.`,
})
