import { useSession } from '#app/state/use-session.ts'

/** Where a customer's menu leads, the admin's way for admins only; it changes pages as a whole. */
export function useAccountLinks() {
  const { user } = useSession()
  return [
    { label: 'My Account Details', to: '/account', isWholePage: false },
    { label: 'My Orders', to: '/orders', isWholePage: false },
    ...(user?.role ? [{ label: 'Admin Panel', to: '/admin', isWholePage: true }] : []),
  ]
}
