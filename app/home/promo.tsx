import { Image } from '#app/media/image.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { visitChoices } from '#app/state/visit/visit-choices.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { laterDays } from '#contract/payments/later-days.ts'
import { homeMessages } from '#messages/en-US/home.ts'
import type { SectionProps } from './home-sections.tsx'
import { type Banners, bannerKeys, bannerName, chosenBanner } from './pick-banners.ts'

const imageAt = 5
const noBanners: Banners = { wides: [], talls: [] }

/**
 * A promotion beside an image: its own, or one of the banner. Without a title it is about paying later, and there only while that
 * is promised.
 */
export function Promo({ section, page }: SectionProps) {
  const { promises, payLater } = useSettings()
  const { sectionId, title, text, link, linkText, image, focus } = section
  if (!title && (!promises.payLater || page.isEmpty)) return null
  const banners = page.sections.find((each) => each.banners)?.banners ?? noBanners
  const src = image ? null : chosenBanner(banners)?.talls[imageAt]
  const shown = image ?? (src && { src, alt: '', tint: 'var(--color-linen)' })
  const terms = homeMessages.payLaterTerms(...laterDays(payLater))
  return (
    <section aria-labelledby={sectionId} className="container-page">
      <div className={`grid items-stretch gap-3 lg:gap-5 ${shown ? 'md:grid-cols-[1.3fr_1fr]' : ''}`}>
        <div className="lens-left flex min-w-0 flex-col items-start justify-center bg-ink px-7 py-14 text-paper lg:px-16 lg:py-24">
          <h2 id={sectionId} className="display text-display wrap-anywhere">
            {title || homeMessages.payLaterTitle}
          </h2>
          {(text || !title) && (
            <p className="mt-5 max-w-112 whitespace-pre-line text-lead">
              {text || homeMessages.payLaterLead(payLater.freeDays)}
            </p>
          )}
          {!title && !text && <p className="mt-3 max-w-112">{terms}</p>}
          <LinkButton
            to={link || '/shop'}
            prefetch="intent"
            className="mt-8 border-paper! bg-paper! text-ink! hover:bg-transparent! hover:text-paper! focus-visible:outline-paper"
          >
            {linkText || homeMessages.findOutMore}
          </LinkButton>
        </div>
        {shown && (
          <div
            className="lens-right relative overflow-clip bg-linen max-md:aspect-tall lg:min-h-[36rem]"
            {...(import.meta.env.SSR &&
              src &&
              visitChoices(
                bannerName,
                bannerKeys(banners, ({ talls }) => [talls[imageAt]]),
              ))}
          >
            <Image
              image={shown}
              ratio="tall"
              sizes="(min-width: 1440px) 570px, (min-width: 768px) 41vw, 92vw"
              widest={1280}
              className="absolute inset-0 aspect-auto! size-full"
              {...(image && { focus })}
              isDecorative={!image}
            />
          </div>
        )}
      </div>
    </section>
  )
}
