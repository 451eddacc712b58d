import { imageIdAt } from '#contract/media/image.ts'

/**
 * The attributes of a server-rendered element of which the visit chooses a version: `versions` lists, for each of them,
 * the texts in which they differ, the rendered one first. `visitScript` replaces them before the first paint. With `isFirst`, the
 * first image inside is fetched at once. Only for the server: a browser knows the seed when it renders.
 */
export function visitChoices(name: string, versions: readonly (readonly string[])[], { isFirst = false } = {}) {
  if (versions.length < 2) return {}
  const [rendered = [], ...others] = versions.map((texts) => texts.map((text) => text.replace(/\s+/g, ' ')))
  const rows = [rendered, ...others.map((texts) => texts.map((text, at) => difference(text, rendered[at] ?? '')))]
  return {
    'data-choose': name,
    'data-choices': rows.map((texts) => texts.join('\t')).join('\n'),
    ...(isFirst && { 'data-first': '' }),
  }
}

/**
 * How a text differs from the rendered one: how many characters they begin and end with in common, and those between. The
 * texts of a page's versions would weigh as much as a quarter of its cards.
 */
function difference(text: string, rendered: string): string {
  const max = Math.min(text.length, rendered.length)
  let start = 0
  while (start < max && text[start] === rendered[start]) start++
  let end = 0
  while (end < max - start && text.at(-1 - end) === rendered.at(-1 - end)) end++
  // Half of a character would not survive as UTF-8.
  if (isFirstHalf(text[start - 1])) start--
  if (isSecondHalf(text[text.length - end])) end--
  return `${start}~${end}~${text.slice(start, text.length - end)}`
}

const isFirstHalf = (unit = '') => unit >= '\ud800' && unit <= '\udbff'
const isSecondHalf = (unit = '') => unit >= '\udc00' && unit <= '\udfff'

/** The text that differs from the rendered one in this way. Also part of `visitScript`: it must be self-contained. */
export function withDifference(difference: string, rendered: string): string {
  const [start = '', end = ''] = difference.split('~', 2)
  const between = difference.slice(start.length + end.length + 2)
  return rendered.slice(0, Number(start)) + between + rendered.slice(rendered.length - Number(end))
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
