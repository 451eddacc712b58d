/** An SVG document without anything that runs or loads, and its size scaled to 1,000 pixels at its longer side. */
export interface CleanSvg {
  svg: string
  width: number
  height: number
}

const longerSide = 1_000
const reference = /^(?:xlink:)?href$/i
const outside = /url\(\s*(?!["']?#)|@import|\\/i

/**
 * Keeps only the shapes of an SVG file: no scripts, event handlers, links, images or references to other files. Null for a
 * file that is not well-formed XML, no SVG, or without a size.
 */
export async function cleanSvg(file: Uint8Array): Promise<CleanSvg | null> {
  // Loaded only by the worker that cleans one.
  const [{ JSDOM }, { default: createPurify }] = await Promise.all([import('jsdom'), import('dompurify')])
  const { window } = new JSDOM('')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
    const { documentElement: given } = new window.DOMParser().parseFromString(text, 'image/svg+xml')
    if (given.nodeName !== 'svg') return null
    const purify = createPurify(window)
    purify.addHook('uponSanitizeAttribute', (_node, data) => {
      const { attrName, attrValue } = data
      data.keepAttr = reference.test(attrName) ? attrValue.startsWith('#') : !outside.test(attrValue)
    })
    purify.addHook('uponSanitizeElement', (node, { tagName }) => {
      if (tagName === 'style' && outside.test(node.textContent ?? '')) node.parentNode?.removeChild(node)
    })
    const { firstChild } = purify.sanitize(given, {
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use'],
      FORBID_TAGS: ['a', 'image', 'feimage'],
      FORBID_CONTENTS: ['script', 'foreignobject', 'iframe', 'template', 'noscript'],
      RETURN_DOM: true,
    })
    const svg = firstChild instanceof window.SVGElement ? firstChild : null
    const size = svg && sizeOf(svg)
    if (!size) return null
    svg.setAttribute('viewBox', size.viewBox)
    svg.setAttribute('width', String(size.width))
    svg.setAttribute('height', String(size.height))
    return { svg: new window.XMLSerializer().serializeToString(svg), width: size.width, height: size.height }
  } catch {
    return null
  } finally {
    window.close()
  }
}

function sizeOf(svg: Element): { viewBox: string; width: number; height: number } | null {
  const pixels = (name: string) => Number(/^\s*([\d.]+)\s*(?:px)?\s*$/.exec(svg.getAttribute(name) ?? '')?.[1])
  const box = (svg.getAttribute('viewBox') ?? `0 0 ${pixels('width')} ${pixels('height')}`).trim().split(/[\s,]+/)
  const [, , wide = 0, high = 0] = box.map(Number)
  if (box.length !== 4 || !box.every((part) => Number.isFinite(Number(part))) || !(wide > 0 && high > 0)) return null
  const scale = longerSide / Math.max(wide, high)
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)]
  return width > 0 && height > 0 ? { viewBox: box.join(' '), width, height } : null
}
