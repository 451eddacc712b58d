import { NewsletterForm } from '#app/newsletter/newsletter-form.tsx'
import { homeMessages } from '#messages/en-US/home.ts'
import type { SectionProps } from './home-sections.tsx'

/** The newsletter, with the form of the footer. */
export function NewsletterSection({ section: { sectionId, title, text } }: SectionProps) {
  return (
    <section aria-labelledby={sectionId} className="container-page">
      <div className="grid items-end gap-x-16 gap-y-8 border-y border-line py-12 md:grid-cols-2 lg:py-16">
        <div>
          <h2 id={sectionId} className="display text-title">
            {title || homeMessages.newsletterTitle}
          </h2>
          {text && <p className="mt-4 max-w-112 whitespace-pre-line lg:text-lead">{text}</p>}
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
