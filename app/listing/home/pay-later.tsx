import { Image } from '#app/media/image.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { visitChoices } from '#app/state/visit/visit-choices.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { homeMessages } from '#messages/en-US/home.ts'
import { type Banners, bannerKeys, bannerName, chosenBanner } from './pick-banners.ts'

/** The note about paying later. */
export function PayLater({ banners }: { banners: Banners }) {
  const src = chosenBanner(banners)?.talls[5]
  const { freeDays, firstDays, secondDays, thirdDays } = useSettings().payLater
  return (
    <section aria-labelledby="pay-later" className="container-page">
      <div className={`grid items-stretch gap-3 lg:gap-5 ${src ? 'md:grid-cols-[1.3fr_1fr]' : ''}`}>
        <div className="lens-left flex flex-col items-start justify-center bg-ink px-7 py-14 text-paper lg:px-16 lg:py-24">
          <h2 id="pay-later" className="display text-display">
            {homeMessages.payLaterTitle}
          </h2>
          <p className="mt-5 max-w-112 text-lead">{homeMessages.payLaterLead(freeDays)}</p>
          <p className="mt-3 max-w-112">{homeMessages.payLaterTerms(firstDays, secondDays, thirdDays)}</p>
          <LinkButton
            to="/shop"
            prefetch="intent"
            className="mt-8 border-paper! bg-paper! text-ink! hover:bg-transparent! hover:text-paper! focus-visible:outline-paper"
          >
            {homeMessages.findOutMore}
          </LinkButton>
        </div>
        {src && (
          <div
            className="lens-right relative overflow-clip bg-linen max-md:aspect-tall lg:min-h-[36rem]"
            {...(import.meta.env.SSR &&
              visitChoices(
                bannerName,
                bannerKeys(banners, ({ talls }) => [talls[5]]),
              ))}
          >
            <Image
              image={{ src, alt: '', tint: 'var(--color-linen)' }}
              ratio="tall"
              sizes="(min-width: 1440px) 570px, (min-width: 768px) 41vw, 92vw"
              widest={1280}
              className="absolute inset-0 aspect-auto! size-full"
              isDecorative
            />
          </div>
        )}
      </div>
    </section>
  )
}
