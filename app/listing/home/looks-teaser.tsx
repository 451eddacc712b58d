import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import type { CallResponse } from '#contract/call.ts'
import type { calls } from '#contract/listing/calls.ts'
import { homeMessages } from '#messages/en-US/home.ts'

/** The first looks, each leading to its place on the page of all looks. */
export function LooksTeaser({ looks }: { looks: CallResponse<typeof calls.home>['looks'] }) {
  return (
    <section aria-labelledby="looks" className="container-page">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 lg:mb-8">
        <div>
          <h2 id="looks" className="display text-title">
            {homeMessages.looksTitle}
          </h2>
          <p className="mt-2 text-ink-soft">{homeMessages.looksText}</p>
        </div>
        <Link to="/looks" className="link inline-flex min-h-11 items-center">
          {homeMessages.seeLooks}
        </Link>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3 lg:gap-5">
        {looks.map(({ slug, title, image }) => (
          <li key={slug}>
            <Link to={`/looks#${slug}`} className="group block">
              <Image image={image} ratio="tall" sizes="(min-width: 576px) 32vw, 92vw" widest={1280} isDecorative />
              <span className="mt-3 block font-medium group-hover:underline">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
