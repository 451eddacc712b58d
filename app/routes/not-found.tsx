import { data } from 'react-router'
import { useShopData } from '#app/shop-data.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { failureMessages } from '#messages/en-US/failure.ts'
import { NotFoundScreen } from '../frame/not-found-screen.tsx'
import type { Route } from './+types/not-found.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, failureMessages.notFoundTitle)

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  const shop = useShopData()
  return <NotFoundScreen families={shop?.families ?? []} />
}
