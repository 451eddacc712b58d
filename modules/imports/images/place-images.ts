import type { ImportedProduct } from '../read-import.ts'
import { imageIdOf, isImageAddress } from './image-address.ts'

const maxImages = 60

/** An image that a file names by its address, with the first line that does. */
export interface WantedImage {
  address: string
  alt: string
  line: number
}

/** The images that products name by their addresses, each once. */
export function wantedImages(products: readonly ImportedProduct[]): WantedImage[] {
  const wanted = new Map<string, WantedImage>()
  for (const each of products.flatMap(imagesOf)) if (!wanted.has(each.address)) wanted.set(each.address, each)
  return [...wanted.values()]
}

function imagesOf({ line, values, otherShop, variants }: ImportedProduct): WantedImage[] {
  const alt = values.name ?? ''
  const ofFile = [...(values.images ?? []), ...variants.flatMap(({ images }) => images ?? [])].filter(isImageAddress)
  return [
    ...(otherShop?.images ?? []).map((each) => ({ address: each.address, alt: each.alt || alt, line })),
    ...variants.flatMap(({ image }) => (image ? [{ address: image, alt, line }] : [])),
    ...ofFile.map((address) => ({ address, alt, line })),
  ]
}

/** Replaces the addresses of a product by the IDs of their images, without those that are not there. */
export function placeImages(product: ImportedProduct, isThere: (address: string) => boolean): void {
  if (product.otherShop) placeOfOtherShop(product, product.otherShop.images, isThere)
  else placeOfFile(product, isThere)
}

// A gallery of which no image is there stays as it is.
function placeOfFile(product: ImportedProduct, isThere: (address: string) => boolean): void {
  for (const place of [product.values, ...product.variants]) {
    if (!place.images?.some(isImageAddress)) continue
    const here = place.images.filter((each) => !isImageAddress(each) || isThere(each))
    if (here.length < place.images.length) product.lacksImages = true
    if (here.length === 0) delete place.images
    else place.images = eachOnce(here.map((each) => (isImageAddress(each) ? imageIdOf(each) : each)))
  }
}

/** The images of the variants of a color are that color's; the others are the product's. */
function placeOfOtherShop(
  { values, variants }: ImportedProduct,
  images: readonly { address: string }[],
  isThere: (address: string) => boolean,
): void {
  const ofColors = new Map<string, string[]>()
  for (const { color, image } of variants) {
    if (color !== null && image && isThere(image)) ofColors.set(color, [...(ofColors.get(color) ?? []), image])
  }
  const all = eachOnce([...images.map(({ address }) => address), ...variants.flatMap(({ image }) => image || [])])
  const here = all.filter(isThere)
  const inColors = new Set([...ofColors.values()].flat())
  const own = here.filter((address) => !inColors.has(address))
  const isSeen = variants.every(({ color }) => color === null || ofColors.has(color))
  if (here.length === 0) return
  // Without an image for every color, the product itself needs one.
  const isSplit = own.length > 0 || isSeen
  values.images = (isSplit ? own : here).slice(0, maxImages).map(imageIdOf)
  if (!isSplit) return
  for (const variant of variants) {
    const ofColor = variant.color === null ? undefined : ofColors.get(variant.color)
    if (ofColor) variant.images = eachOnce(ofColor).slice(0, maxImages).map(imageIdOf)
  }
}

const eachOnce = (named: readonly string[]) => [...new Set(named)]
