import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { preloadChosen, visitChoices } from '#app/state/visit/visit-choices.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { imageIdAt, imageSet } from '#contract/media/image.ts'
import { homeMessages } from '#messages/en-US/home.ts'
import type { SectionProps } from './home-sections.tsx'
import { type Banners, bannerKeys, bannerName, chosenBanner } from './pick-banners.ts'

const narrowSizes = '(min-width: 500px) 432px, 92vw'

/**
 * The banner: two images side by side like the lenses of a frame; on narrow screens a row to swipe. Without a title it has the
 * name of the shop.
 */
export function Banner({ section, page: { isEmpty } }: SectionProps) {
  const { name } = useSettings().shop
  const { title, text, link, linkText, banners = noBanners, focus = center } = section
  const set = chosenBanner(banners)
  const [narrow, beside, ...others] = set?.talls ?? []
  const position = { '--focus': `${focus.x}% ${focus.y}%` } as CSSProperties
  const linked = { to: link, label: linkText || title || name }
  return (
    <section aria-label={name} className="container-page relative pt-3 lg:pt-5">
      {set && narrow && (
        <div
          className={`slides grid gap-3 max-lg:-mx-(--page-margin) max-lg:scroll-px-(--page-margin) max-lg:px-(--page-margin) max-lg:[grid-auto-columns:min(100%-1.5rem,27rem)] lg:grid-flow-row lg:auto-cols-auto ${beside ? 'lg:grid-cols-[1.6fr_1fr]' : ''} lg:gap-5 lg:overflow-visible`}
          style={position}
          {...(import.meta.env.SSR && bannerChoices(banners))}
        >
          <div className={`lens-left ${panel}`}>
            <FirstImage wide={set.wide} narrow={narrow} />
            <PicturedLink src={set.wide} linked={linked} className="max-lg:hidden" />
            <PicturedLink src={narrow} linked={linked} className="lg:hidden" />
          </div>
          {beside && (
            <div className={`lens-right ${panel}`}>
              <Side src={beside} linked={linked} />
            </div>
          )}
          {others.slice(0, -1).map((src) => (
            <div key={src} className={`lens-right lg:hidden ${panel}`}>
              <Side src={src} linked={linked} />
            </div>
          ))}
        </div>
      )}
      <h1 className="display mt-6 text-poster text-balance lg:mt-5 lg:whitespace-nowrap">{title || name}</h1>
      <div className="mt-4 flex flex-wrap items-center gap-x-12 gap-y-5 md:mt-6 lg:mt-7">
        {isEmpty && <p className="lg:text-lead">{homeMessages.soon}</p>}
        {text && <p className="max-w-[30rem] whitespace-pre-line lg:text-lead">{text}</p>}
        {(link || !isEmpty) && (
          <LinkButton to={link || '/shop'} prefetch="intent">
            {linkText || homeMessages.shopNow}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

/** Where the banner leads; `to` is empty if its images lead to what is seen in them. */
interface Linked {
  to: string
  label: string
}

const noBanners: Banners = { wides: [], talls: [] }
const center = { x: 50, y: 50 }
const panel = 'relative h-[min(52svh,34rem)] overflow-clip bg-linen lg:h-[min(58svh,42rem)]'

const onWide = { media: '(min-width: 992px)', sizes: '(min-width: 1440px) 800px, 56vw' }
const onNarrow = { media: 'not (min-width: 992px)', sizes: narrowSizes }

function bannerChoices(banners: Banners) {
  const keys = bannerKeys(banners, ({ wide, talls }) => [wide, ...talls])
  return visitChoices(bannerName, keys, { isFirst: true })
}

/** For `meta`: preloads the image that the visit chooses. */
export function preloadBanner(banners: Banners) {
  const set = chosenBanner(banners)
  const [narrow] = set?.talls ?? []
  if (!set || !narrow) return []
  const keysOf = (pick: Parameters<typeof bannerKeys>[1]) => bannerKeys(banners, pick).flat()
  return [
    ...preloadChosen(bannerName, {
      keys: keysOf(({ wide }) => [wide]),
      imageSrcSet: imageSet(set.wide),
      imageSizes: onWide.sizes,
      media: onWide.media,
    }),
    ...preloadChosen(bannerName, {
      keys: keysOf(({ talls }) => [talls[0]]),
      imageSrcSet: imageSet(narrow),
      imageSizes: onNarrow.sizes,
      media: onNarrow.media,
    }),
  ]
}

/** A wide image on wide screens, a tall one on narrow screens; only one is fetched, with high priority. */
function FirstImage({ wide, narrow }: { wide: string; narrow: string }) {
  return (
    <picture className="size-full">
      <source media={onWide.media} type="image/avif" srcSet={imageSet(wide)} sizes={onWide.sizes} />
      <source media={onWide.media} srcSet={wide} />
      <source type="image/avif" srcSet={imageSet(narrow)} sizes={onNarrow.sizes} />
      <img
        src={narrow}
        alt=""
        width={1400}
        height={1750}
        // The preload scanner must not fetch the image before the visit has chosen its own.
        loading={import.meta.env.SSR ? 'lazy' : 'eager'}
        fetchPriority={import.meta.env.SSR ? undefined : 'high'}
        decoding="async"
        className="lg:object-(--focus)"
      />
    </picture>
  )
}

function Side({ src, linked }: { src: string; linked: Linked }) {
  return (
    <>
      <Image
        image={{ src, alt: '', tint: 'var(--color-linen)' }}
        ratio="tall"
        sizes={`(min-width: 1440px) 500px, (min-width: 992px) 36vw, ${narrowSizes}`}
        className="aspect-auto! size-full"
        isDecorative
      />
      <PicturedLink src={src} linked={linked} />
    </>
  )
}

/** A link over an image: the banner's own, or to the product that is seen in the image. */
function PicturedLink({ src, linked, className = '' }: { src: string; linked: Linked; className?: string }) {
  return (
    <Link
      to={linked.to || `/pictured/${imageIdAt(src)}/product`}
      rel={linked.to ? undefined : 'nofollow'}
      aria-label={linked.to ? linked.label : homeMessages.bannerLink}
      className={`absolute inset-0 outline-offset-[-6px] ${className}`}
    />
  )
}
