import * as z from 'zod/mini'
import { api, RefusedError } from '#app/api.ts'
import { sendFile } from '#app/send-file.ts'
import { calls, maxImageBytes } from '#contract/media/calls.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { Step } from '../table/use-steps.ts'
import { type ImageName, readImageName } from './image-name.ts'
import type { ZippedFile } from './read-zip.ts'

interface NamedFile extends ZippedFile {
  name: ImageName
}

interface Place {
  productId: string
  /** The color of the variant with this SKU; null for the SKU of the product. */
  color: string | null
}

/** What becomes of the images in a ZIP: a step for each product that some of them name, and one for each that names none. */
export async function imageSteps(files: readonly ZippedFile[]): Promise<Step[]> {
  const places = new Map<string, Promise<Place | null>>()
  const find = (sku: string) => {
    const known = places.get(sku.toLowerCase()) ?? findPlace(sku)
    places.set(sku.toLowerCase(), known)
    return known
  }
  const byProduct = new Map<string, { file: NamedFile; color: string | null }[]>()
  const strays: Step[] = []
  for (const file of inOrder(files)) {
    const { whole, sku } = file.name
    const place = (await find(whole)) ?? (sku === null ? null : await find(sku))
    if (!place) strays.push({ name: file.path, rows: 1, run: () => refuse(adminProductsMessages.zip.noSku) })
    else byProduct.set(place.productId, [...(byProduct.get(place.productId) ?? []), { file, color: place.color }])
  }
  const steps = [...byProduct].map(([productId, images]): Step => {
    return {
      name: images.map(({ file }) => file.path).join(', '),
      rows: images.length,
      run: () => add(productId, images),
    }
  })
  return [...steps, ...strays]
}

/** The images among the files, by name, so that `LD-2` comes before `LD-10`. */
function inOrder(files: readonly ZippedFile[]): NamedFile[] {
  const named = files.flatMap((file) => {
    const name = readImageName(file.path)
    return name ? [{ ...file, name }] : []
  })
  return named.toSorted((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }))
}

async function findPlace(sku: string): Promise<Place | null> {
  const { products } = await api.products.listAllProducts({ search: sku, limit: 20 })
  for (const { _id: productId } of products) {
    const { product } = await api.products.findOwnProduct({ productId })
    const place = placeIn(product, sku.toLowerCase())
    if (place) return place
  }
  return null
}

function placeIn({ _id: productId, sku: own, variants }: OwnProduct, sku: string): Place | null {
  if (own?.toLowerCase() === sku) return { productId, color: null }
  const variant = variants.find((each) => each.sku?.toLowerCase() === sku)
  return variant ? { productId, color: variant.color } : null
}

/** Uploads images and adds them behind those that the product has, which stay. */
async function add(productId: string, images: readonly { file: NamedFile; color: string | null }[]): Promise<void> {
  const uploaded = []
  for (const { file, color } of images) uploaded.push({ imageId: await upload(file), color })
  const { product } = await api.products.findOwnProduct({ productId })
  const { version, name, images: before, colorVariant } = product
  const added = uploaded.map(({ imageId, color }) => ({
    imageId,
    colorId: colorVariant.find((each) => each.color === color)?.id ?? null,
    alt: [name, color].filter(Boolean).join(', '),
  }))
  const kept = before.map(({ imageId, colorId, image: { alt } }) => ({ imageId, colorId, alt }))
  await api.media.arrangeImages({ productId, version, images: [...kept, ...added] })
}

async function upload({ path, size, read }: NamedFile): Promise<string> {
  if (size > maxImageBytes) return refuse(adminProductsMessages.zip.tooLarge(path))
  const file = new File([await read()], path.replace(/^.*\//, ''))
  const reply = await sendFile(calls.uploadProductImage, file, {
    failed: adminProductsMessages.uploadFailed,
    onProgress() {},
  })
  const { data } = z.safeParse(calls.uploadProductImage.response, reply)
  return data ? data.imageId : refuse(adminProductsMessages.uploadFailed)
}

async function refuse(sentence: string): Promise<never> {
  throw new RefusedError(0, sentence)
}
