import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import { homeMessages } from '#messages/en-US/home.ts'
import type { SectionProps } from './home-sections.tsx'

/** The first looks, each leading to its place on the page of all looks. */
export function LooksTeaser({ section: { sectionId, title, text, looks = [] } }: SectionProps) {
  return (
    <section aria-labelledby={sectionId} className="container-page">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 lg:mb-8">
        <div>
          <h2 id={sectionId} className="display text-title">
            {title || homeMessages.looksTitle}
          </h2>
          <p className="mt-2 text-ink-soft">{text || homeMessages.looksText}</p>
        </div>
        <Link to="/looks" className="link inline-flex min-h-11 items-center">
          {homeMessages.seeLooks}
        </Link>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3 lg:gap-5">
        {looks.map(({ slug, title: name, image }) => (
          <li key={slug}>
            <Link to={`/looks#${slug}`} className="group block">
              <Image image={image} ratio="tall" sizes="(min-width: 576px) 32vw, 92vw" widest={1280} isDecorative />
              <span className="mt-3 block font-medium group-hover:underline">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
