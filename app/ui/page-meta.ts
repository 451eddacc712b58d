import type { MetaDescriptor } from 'react-router'
import type { Packed } from '#app/packed/packed.ts'
import { unpack } from '#app/packed/unpack.ts'
import { fallbackSettings } from '#app/settings/use-settings.ts'
import { type Image, resizedAddress } from '#contract/media/image.ts'
import type { ShownSettings } from '#contract/settings/calls.ts'
import type { Crumb } from './breadcrumb.tsx'
import { excerpt } from './excerpt.ts'

/** A page's matches; the first carries the settings. */
type Matches = readonly [{ loaderData: Packed<{ settings: ShownSettings }> | undefined }, ...unknown[]]

interface PageFacts {
  matches: Matches
  /** Null for the home page. */
  title: string | null
  description: string
  /** The shop's origin. */
  origin: string
  /** The canonical path. */
  path: string
  image?: Image | null | undefined
  kind?: 'website' | 'product'
  /** True for noindex pages. */
  isHidden?: boolean
}

/** The settings, for a page's meta tags. */
export function settingsOf([root]: Matches): ShownSettings {
  return root.loaderData ? unpack(root.loaderData).settings : fallbackSettings
}

export function shopNameOf(matches: Matches): string {
  return settingsOf(matches).shop.name
}

/** The title of a noindex page. */
export function quietMeta(matches: Matches, title: string): MetaDescriptor[] {
  return [{ title: `${title} – ${shopNameOf(matches)}` }, { name: 'robots', content: 'noindex' }]
}

/** Meta tags of a public page for search engines and link previews. */
export function pageMeta({
  matches,
  title,
  description: text,
  origin,
  path,
  image,
  kind,
  isHidden,
}: PageFacts): MetaDescriptor[] {
  const shopName = shopNameOf(matches)
  const address = origin + path
  const description = excerpt(text)
  return [
    { title: title === null ? shopName : `${title} – ${shopName}` },
    { name: 'description', content: description },
    ...(isHidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...(import.meta.env.SSR ? previewMeta() : []),
  ]

  // For link previews, which no browser reads.
  function previewMeta(): MetaDescriptor[] {
    return [
      { property: 'og:site_name', content: shopName },
      { property: 'og:type', content: kind ?? 'website' },
      { property: 'og:title', content: title ?? shopName },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      ...(image
        ? [{ property: 'og:image', content: origin + resizedAddress(image.src, 1280, 'jpg') }, imageAlt(image)]
        : []),
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ]
  }
}

function imageAlt(image: Image): MetaDescriptor {
  return { property: 'og:image:alt', content: image.alt }
}

/** Breadcrumb JSON-LD; the last crumb is the page itself, at its canonical path. */
export function breadcrumbMeta(origin: string, crumbs: readonly Crumb[], path: string): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, to }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: label,
        item: origin + (to ?? path),
      })),
    },
  }
}
