import { useSession } from '#app/state/use-session.ts'
import { frameMessages } from '#messages/en-US/frame.ts'

/** The links of a customer's menu; the admin link, for admins only, loads a full page. */
export function useAccountLinks() {
  const { user } = useSession()
  return [
    { label: frameMessages.accountDetails, to: '/account', isWholePage: false },
    { label: frameMessages.orders, to: '/orders', isWholePage: false },
    ...(user?.role ? [{ label: frameMessages.adminPanel, to: '/admin', isWholePage: true }] : []),
  ]
}
