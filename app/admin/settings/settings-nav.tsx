import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import type { groupSpecs } from './setting-specs.ts'
import { textPagesId } from './text-pages.tsx'

/** Links to the groups of settings on their page. */
export function SettingsNav({ specs, hasStateTaxes }: { specs: typeof groupSpecs; hasStateTaxes: boolean }) {
  const { groups, textPages } = adminSettingsMessages
  const links = [
    ...specs.map(({ group }) => ({ id: group, title: groups[group].title })),
    ...(hasStateTaxes ? [{ id: 'tax', title: groups.tax.title }] : []),
    { id: textPagesId, title: textPages },
  ]
  return (
    <nav aria-label={adminFrameMessages.pages.settings} className="xl:sticky xl:top-8 xl:self-start">
      <ul className="flex flex-wrap gap-x-6 xl:flex-col">
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="link flex min-h-9 items-center text-small">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
