import { data, useRouteLoaderData } from 'react-router'
import { quietMeta } from '#app/ui/page-meta.ts'
import { failureMessages } from '#messages/en-US/failure.ts'
import { NotFoundScreen } from '../frame/not-found-screen.tsx'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/not-found.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, failureMessages.notFoundTitle)

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  const shop = useRouteLoaderData<typeof rootLoader>('root')
  return <NotFoundScreen families={shop?.families ?? []} />
}
