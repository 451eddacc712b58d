import { useSession } from '#app/state/use-session.ts'

/** The links of a customer's menu; the admin link, for admins only, loads a full page. */
export function useAccountLinks() {
  const { user } = useSession()
  return [
    { label: 'My Account Details', to: '/account', isWholePage: false },
    { label: 'My Orders', to: '/orders', isWholePage: false },
    ...(user?.role ? [{ label: 'Admin Panel', to: '/admin', isWholePage: true }] : []),
  ]
}
