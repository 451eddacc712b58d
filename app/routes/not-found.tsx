import { data, useRouteLoaderData } from 'react-router'
import { NotFoundScreen } from '../frame/not-found-screen.tsx'
import type { loader as rootLoader } from '../root.tsx'

export const meta = () => [{ title: 'This page does not exist – MG' }, { name: 'robots', content: 'noindex' }]

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  const shop = useRouteLoaderData<typeof rootLoader>('root')
  return <NotFoundScreen families={shop?.families ?? []} />
}
