import { Link } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { HomeSections } from '#app/home/home-sections.tsx'
import { toHomePage } from '#app/home/load-home.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'
import type { Route } from './+types/home-preview.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, adminHomeMessages.previewTitle)

export async function loader({ context }: Route.LoaderArgs) {
  return toHomePage(await context.get(apiContext).home.previewHome({}))
}

/** The home page in the frame of the shop, as it will be once everything is published. */
export default function HomePreview({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <p role="note" className="container-page flex flex-wrap items-center gap-x-6 py-2 text-small">
        {adminHomeMessages.previewNote}
        <Link to="/admin/home" className="link inline-flex min-h-11 items-center" reloadDocument>
          {adminHomeMessages.all}
        </Link>
      </p>
      <HomeSections page={page} />
    </>
  )
}
