import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

/** The listing of reduced products. */
export const saleAddress = '/shop?sale=1'

/** Whether any product is reduced. */
export function useHasSale(): boolean {
  return useRouteLoaderData<typeof loader>('root')?.hasSale ?? false
}
