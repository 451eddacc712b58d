import { Image } from '#app/media/image.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { homeMessages } from '#messages/en-US/home.ts'
import type { SectionProps } from './home-sections.tsx'

/** An image with text beside it; below it on narrow screens. */
export function ImageWithText({ section, page }: SectionProps) {
  const { sectionId, title, text, link, linkText, image, focus } = section
  return (
    <section aria-labelledby={title ? sectionId : undefined} className="container-page">
      <div
        className={`grid items-center gap-x-16 gap-y-8 ${image && (title || text) ? 'md:grid-cols-[1.3fr_1fr]' : ''}`}
      >
        {image && (
          <Image
            image={image}
            ratio="wide"
            sizes="(min-width: 1440px) 740px, (min-width: 768px) 53vw, 92vw"
            className="lens-left overflow-clip"
            focus={focus}
            eager={page.sections[0] === section}
            isDecorative={image.alt === ''}
          />
        )}
        <div className="flex flex-col items-start">
          {title && (
            <h2 id={sectionId} className="display text-title">
              {title}
            </h2>
          )}
          {text && <p className="mt-4 max-w-112 whitespace-pre-line lg:text-lead">{text}</p>}
          {link && (
            <LinkButton to={link} prefetch="intent" className="mt-8">
              {linkText || homeMessages.findOutMore}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}
