import { Link } from 'react-router'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'

/** The id of the list, for links to it. */
export const textPagesId = 'texts'

/** The text pages, each with a link to its editor. */
export function TextPages({ pages }: { pages: readonly { name: string; title: string; isOwn: boolean }[] }) {
  return (
    <section id={textPagesId} aria-labelledby="texts-title" className="scroll-mt-20 border-t border-ink pt-5">
      <h2 id="texts-title" className="display text-title">
        {adminSettingsMessages.textPages}
      </h2>
      <p className="mt-1 mb-4 max-w-text text-small text-ink-soft">{adminSettingsMessages.textPagesLead}</p>
      <ul className="max-w-3xl divide-y divide-line border-y border-line">
        {pages.map(({ name, title, isOwn }) => (
          <li key={name}>
            <Link
              to={`/admin/settings/${name}`}
              className="flex min-h-12 items-center justify-between gap-6 hover:bg-linen"
            >
              <span className="link">{title}</span>
              <span className="text-small text-ink-soft">
                {isOwn ? adminSettingsMessages.ownText : adminSettingsMessages.defaultText}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
