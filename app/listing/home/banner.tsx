import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import { preloadImage } from '#app/media/preload-image.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { useVisitSeed } from '#app/state/visit-seed.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { type Image as ImageOnTheWire, imageSet } from '#contract/media/image.ts'
import { freeShipping } from '#contract/shipping/free-shipping.ts'
import { type FirstBanner, otherTalls } from './pick-banners.ts'

interface BannerProps {
  first: FirstBanner | null
  talls: readonly ImageOnTheWire[]
}

const narrowSlides = 5
const narrowSizes = '(min-width: 500px) 432px, 92vw'

/** The banner: two images side by side like the lenses of a frame; on narrow screens a row to swipe. */
export function Banner({ first, talls }: BannerProps) {
  const seed = useVisitSeed()
  const { name } = useSettings().shop
  const more = otherTalls(talls, first, seed).slice(0, narrowSlides - 2)
  return (
    <section aria-label={name} className="container-page relative pt-3 lg:pt-5">
      <div className="slides grid gap-3 max-lg:-mx-(--page-margin) max-lg:scroll-px-(--page-margin) max-lg:px-(--page-margin) max-lg:[grid-auto-columns:min(100%-1.5rem,27rem)] lg:grid-flow-row lg:auto-cols-auto lg:grid-cols-[1.6fr_1fr] lg:gap-5 lg:overflow-visible">
        <Link to="/shop" prefetch="intent" aria-label={first?.wide.alt || 'Shop'} className={`lens-left ${panel}`}>
          {first && <FirstImage first={first} />}
        </Link>
        <Link to="/shop" aria-label={first?.beside.alt || 'Shop'} className={`lens-right ${panel}`}>
          {first && <Side image={first.beside} />}
        </Link>
        {more.map((image) => (
          <Link key={image.src} to="/shop" aria-label={image.alt || 'Shop'} className={`lens-right lg:hidden ${panel}`}>
            <Side image={image} />
          </Link>
        ))}
      </div>
      <h1 className="display mt-6 text-poster text-balance lg:mt-5 lg:whitespace-nowrap">Made for good light</h1>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 md:mt-6 lg:mt-7">
        <p className="max-w-[30rem] lg:text-lead">
          Frames, clothes and small things in warm colors, made in small runs and {freeShipping.clause}.
        </p>
        <LinkButton to="/shop" prefetch="intent">
          Shop now
        </LinkButton>
      </div>
    </section>
  )
}

const panel = 'relative block outline-offset-[-6px] h-[min(52svh,34rem)] overflow-clip bg-linen lg:h-[min(58svh,42rem)]'

const onWide = { media: '(min-width: 992px)', sizes: '(min-width: 1440px) 800px, 56vw' }
const onNarrow = { media: 'not (min-width: 992px)', sizes: narrowSizes }

/** A wide image on wide screens, a tall one on narrow screens; only one is fetched, with high priority. */
function FirstImage({ first: { wide, narrow } }: { first: FirstBanner }) {
  const [wideSet, narrowSet] = [imageSet(wide.src), imageSet(narrow.src)]
  preloadImage({ src: wide.src, avif: wideSet, ...onWide })
  preloadImage({ src: narrow.src, avif: narrowSet, ...onNarrow })
  return (
    <picture style={{ backgroundColor: wide.tint }} className="size-full">
      <source media={onWide.media} type="image/avif" srcSet={wideSet} sizes={onWide.sizes} />
      <source media={onWide.media} srcSet={wide.src} />
      <source type="image/avif" srcSet={narrowSet} sizes={onNarrow.sizes} />
      <img
        src={narrow.src}
        alt=""
        width={1400}
        height={1750}
        fetchPriority="high"
        decoding="async"
        className="lg:object-[72%_50%]"
      />
    </picture>
  )
}

function Side({ image }: { image: ImageOnTheWire }) {
  return (
    <Image
      image={image}
      ratio="tall"
      sizes={`(min-width: 1440px) 500px, (min-width: 992px) 36vw, ${narrowSizes}`}
      className="aspect-auto! size-full"
      isDecorative
    />
  )
}
