import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '#app/state/use-session.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { customerPages, loginNoticeParam } from './send-guests-home.ts'

/**
 * Tells a guest on the home page that the account or orders page needs a login, with a link to it. It covers the promo
 * bar, so that nothing shifts; it appears after hydration, as public pages are the same for everyone.
 */
export function LoginNotice() {
  const [query, setQuery] = useSearchParams()
  const { user, isReady } = useSession()
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])

  const asked = query.get(loginNoticeParam)
  const page = asked === 'account' || asked === 'orders' ? asked : null
  if (!isAwake || !isReady || user || !page) return null

  function close() {
    setQuery(
      (before) => {
        before.delete(loginNoticeParam)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <div
      role="status"
      className="fixed inset-x-0 top-0 z-40 flex min-h-11 items-center justify-center gap-4 border-b border-ink bg-linen px-4 shadow-lift max-sm:py-2"
    >
      <p>
        {accountsMessages.loginNotice[page]}{' '}
        <Link
          to={`/login?next=${encodeURIComponent(customerPages[page])}`}
          rel="nofollow"
          className="link target whitespace-nowrap font-medium"
        >
          {accountsMessages.logIn}
        </Link>
      </p>
      <IconButton label={accountsMessages.close} onClick={close}>
        <Icon of={X} size={20} />
      </IconButton>
    </div>
  )
}
