import { useShopData } from '#app/shop-data.ts'

/** The listing of reduced products. */
export const saleAddress = '/shop?sale=1'

/** Whether any product is reduced. */
export function useHasSale(): boolean {
  return useShopData()?.hasSale ?? false
}
