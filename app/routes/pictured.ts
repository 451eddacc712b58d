import { redirect } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import type { Route } from './+types/pictured.ts'

/** Leads from an image to the first product seen in it; to all products if there is none. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { address } = await context.get(apiContext).looks.findPictured({ imageId: params.imageId.slice(0, 80) })
  return redirect(address ?? '/shop')
}
