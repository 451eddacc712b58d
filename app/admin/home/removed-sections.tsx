import { Link } from 'react-router'
import type { CallResponse } from '#contract/call.ts'
import type { calls } from '#contract/home/calls.ts'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'

interface RemovedSectionsProps {
  sections: CallResponse<typeof calls.listRemovedSections>['sections']
}

/** The sections that were deleted, each with the page that restores it. */
export function RemovedSections({ sections }: RemovedSectionsProps) {
  return (
    <Section title={adminVersionsMessages.removedTitle}>
      <p className="mb-2 text-small text-ink-soft">{adminVersionsMessages.removedText}</p>
      <ul className="divide-y divide-line border-y border-line">
        {sections.map(({ sectionId, kind, title, removedAt }) => (
          <li key={sectionId} className="flex min-h-12 flex-wrap items-center gap-x-4">
            <Link to={`/admin/versions/home.${sectionId}`} className="link target min-w-0 grow wrap-anywhere">
              {[adminHomeMessages.kinds[kind], title].filter(Boolean).join(': ')}
            </Link>
            <span className="text-small text-ink-soft">
              <Moment at={removedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
