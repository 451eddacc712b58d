import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { preloadChosen, visitChoices } from '#app/state/visit/visit-choices.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { imageIdAt, imageSet } from '#contract/media/image.ts'
import { homeMessages } from '#messages/en-US/home.ts'
import { type Banners, bannerKeys, bannerName, chosenBanner } from './pick-banners.ts'

const narrowSizes = '(min-width: 500px) 432px, 92vw'

interface BannerProps {
  banners: Banners
  /** True for a shop without products. */
  isEmpty: boolean
}

/**
 * The banner: two images side by side like the lenses of a frame; on narrow screens a row to swipe. A shop without images
 * for it has its name there.
 */
export function Banner({ banners, isEmpty }: BannerProps) {
  const { name } = useSettings().shop
  const set = chosenBanner(banners)
  const [narrow, beside, ...others] = set?.talls ?? []
  return (
    <section aria-label={name} className="container-page relative pt-3 lg:pt-5">
      {set && narrow && (
        <div
          className="slides grid gap-3 max-lg:-mx-(--page-margin) max-lg:scroll-px-(--page-margin) max-lg:px-(--page-margin) max-lg:[grid-auto-columns:min(100%-1.5rem,27rem)] lg:grid-flow-row lg:auto-cols-auto lg:grid-cols-[1.6fr_1fr] lg:gap-5 lg:overflow-visible"
          {...(import.meta.env.SSR && bannerChoices(banners))}
        >
          <div className={`lens-left ${panel}`}>
            <FirstImage wide={set.wide} narrow={narrow} />
            <PicturedLink src={set.wide} className="max-lg:hidden" />
            <PicturedLink src={narrow} className="lg:hidden" />
          </div>
          <div className={`lens-right ${panel}`}>{beside && <Side src={beside} />}</div>
          {others.slice(0, -1).map((src) => (
            <div key={src} className={`lens-right lg:hidden ${panel}`}>
              <Side src={src} />
            </div>
          ))}
        </div>
      )}
      <h1 className="display mt-6 text-poster text-balance lg:mt-5 lg:whitespace-nowrap">
        {set ? homeMessages.slogan : name}
      </h1>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 md:mt-6 lg:mt-7">
        {isEmpty && <p className="lg:text-lead">{homeMessages.soon}</p>}
        {set && <p className="max-w-[30rem] lg:text-lead">{homeMessages.lead}</p>}
        {!isEmpty && (
          <LinkButton to="/shop" prefetch="intent">
            {homeMessages.shopNow}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

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
        className="lg:object-[72%_50%]"
      />
    </picture>
  )
}

function Side({ src }: { src: string }) {
  return (
    <>
      <Image
        image={{ src, alt: '', tint: 'var(--color-linen)' }}
        ratio="tall"
        sizes={`(min-width: 1440px) 500px, (min-width: 992px) 36vw, ${narrowSizes}`}
        className="aspect-auto! size-full"
        isDecorative
      />
      <PicturedLink src={src} />
    </>
  )
}

/** A link over an image, to the product that is seen in it. */
function PicturedLink({ src, className = '' }: { src: string; className?: string }) {
  return (
    <Link
      to={`/pictured/${imageIdAt(src)}/product`}
      rel="nofollow"
      aria-label={homeMessages.bannerLink}
      className={`absolute inset-0 outline-offset-[-6px] ${className}`}
    />
  )
}
