import { data, Link, useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { readSubject, type VersionSubject } from '#app/admin/versions/describe-version.ts'
import { restoreVersion } from '#app/admin/versions/restore-version.ts'
import { VersionItem } from '#app/admin/versions/version-item.tsx'
import { apiContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { isSectionKind } from '#contract/home/kinds.ts'
import type { SavedVersion, VersionedRow } from '#contract/versions/calls.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import type { Route } from './+types/versions.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, adminFrameMessages.pages.versions)

export async function loader({ context, params: { subject } }: Route.LoaderArgs) {
  const read = readSubject(subject)
  if (!read) throw data(null, { status: 404 })
  return { of: read, ...(await context.get(apiContext).versions.listVersions({ subject })) }
}

/** The versions of settings, a text page, or a row that is edited as a whole, each with the way back to it. */
export default function VersionsPage({ loaderData: { of, versions, current } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <p className="mb-3 text-small">
        <Link to={placeOf(of, current !== null)} className="link inline-flex min-h-11 items-center">
          {adminVersionsMessages.back}
        </Link>
      </p>
      <AdminHeading lead={current === null ? adminVersionsMessages.deleted : adminVersionsMessages.lead}>
        {titleOf(of, versions[0])}
      </AdminHeading>
      {versions.length === 0 ? (
        <p className="border-y border-line py-4">{adminVersionsMessages.none}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {versions.map((saved, at) => (
            <VersionItem
              key={saved.version}
              kind={of.kind}
              saved={saved}
              before={versions[at + 1]}
              isNow={at === 0 && current !== null}
              restore={() => restoreVersion(of, current, saved)}
              onRestored={() => void revalidate()}
            />
          ))}
        </ol>
      )}
    </>
  )
}

/** The lists of rows; the page of a row is below its list. */
const lists: Record<VersionedRow, string> = {
  category: '/admin/categories',
  collection: '/admin/collections',
  'size-chart': '/admin/size-charts',
  zone: '/admin/shipping',
}

function placeOf(of: VersionSubject, isThere: boolean): string {
  if (of.kind === 'settings') return `/admin/settings#${of.group}`
  if (of.kind === 'page') return `/admin/settings/${of.name}`
  if (of.kind === 'email') return `/admin/email-texts/${of.email}?locale=${of.locale}`
  if (of.kind !== 'home') return isThere ? `${lists[of.kind]}/${of.rowId}` : lists[of.kind]
  return isThere ? `/admin/home/${of.sectionId}` : '/admin/home'
}

function titleOf(of: VersionSubject, newest: SavedVersion | undefined): string {
  if (of.kind === 'settings') return adminSettingsMessages.groups[of.group].title
  if (of.kind === 'email') return adminEmailsMessages.texts.kinds[of.email]
  const { kind, title, name } = { kind: '', title: '', name: '', ...newest?.value }
  if (of.kind === 'page') return String(title || of.name)
  if (of.kind !== 'home') return String(title || name || adminVersionsMessages.link)
  return isSectionKind(String(kind)) ? adminHomeMessages.kinds[kind as keyof typeof adminHomeMessages.kinds] : ''
}
