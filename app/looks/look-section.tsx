import { Image } from '#app/media/image.tsx'
import type { Look } from '#contract/looks/calls.ts'
import { HotSpots } from './hot-spots.tsx'
import { LookItems } from './look-items.tsx'

/** A look: its image with a number on each product, and the list of the products. */
export function LookSection({ look, isFirst }: { look: Look; isFirst: boolean }) {
  const isTall = look.height > look.width
  return (
    <section
      id={look.slug}
      aria-labelledby={`${look.slug}-title`}
      className="grid scroll-mt-28 gap-x-10 gap-y-6 lg:grid-cols-[1.7fr_1fr] xl:gap-x-16"
    >
      <div className={`relative min-w-0 self-start max-lg:-mx-(--page-margin) ${isTall ? 'lg:mx-auto lg:w-4/5' : ''}`}>
        <Image
          image={look.image}
          ratio={isTall ? 'tall' : 'wide'}
          className={isTall ? '' : 'aspect-[3/2]!'}
          sizes={isTall ? '(min-width: 992px) 46vw, 100vw' : '(min-width: 992px) 58vw, 100vw'}
          eager={isFirst}
        />
        <HotSpots look={look.slug} items={look.items} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-28 lg:self-start">
        <h2 id={`${look.slug}-title`} className="display mb-5 text-title">
          {look.title}
        </h2>
        <LookItems look={look} />
      </div>
    </section>
  )
}
