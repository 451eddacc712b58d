import { imageIdAt } from '#contract/media/image.ts'

/**
 * The attributes of a server-rendered element of which the visit chooses a version: `versions` lists, for each of them,
 * the texts in which they differ, the rendered one first. `visitScript` replaces them before the first paint. With `isFirst`, the
 * first image inside is fetched at once. Only for the server: a browser knows the seed when it renders.
 */
export function visitChoices(name: string, versions: readonly (readonly string[])[], { isFirst = false } = {}) {
  if (versions.length < 2) return {}
  return {
    'data-choose': name,
    'data-choices': versions.map((texts) => texts.map((text) => text.replace(/\s+/g, ' ')).join('\t')).join('\n'),
    ...(isFirst && { 'data-first': '' }),
  }
}

/** The part of an image's URLs that is different for every image. */
export function imageKey(src: string): string {
  const id = imageIdAt(src)
  return id === null ? src : `${id}/`
}

interface ChosenImage {
  /** The keys of the images, the rendered one first. */
  keys: readonly string[]
  imageSrcSet: string | undefined
  imageSizes: string
  media?: string
}

/** For `meta`: preloads the image that the visit chooses under this name. */
export function preloadChosen(name: string, { keys, ...image }: ChosenImage) {
  if (!image.imageSrcSet || keys.length < 2) return []
  const attributes = visitChoices(
    name,
    keys.map((key) => [key]),
  )
  return [{ tagName: 'link' as const, rel: 'choose', as: 'image', type: 'image/avif', ...image, ...attributes }]
}
