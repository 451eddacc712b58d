import { User } from 'lucide'
import { useId } from 'react'
import { Link } from 'react-router'
import { useLoginLinkState } from '#app/accounts/use-login-link-state.ts'
import { useSession } from '#app/state/use-session.ts'
import { Icon } from '#app/ui/icon.tsx'
import { frameMessages } from '#messages/en-US/frame.ts'
import { headerIconClass } from './header-icon-class.ts'
import { useAccountLinks } from './use-account-links.ts'
import { useDisclosure } from './use-disclosure.ts'

const rowClass = 'flex min-h-11 w-full items-center px-5 text-start transition-colors hover:bg-linen'

/** The account icon: a login link or the customer's menu. Both are rendered; CSS shows one. */
export function AccountMenu() {
  const panelId = useId()
  const { isOpen, around, button } = useDisclosure()
  const { logOut } = useSession()
  const links = useAccountLinks()
  const loginState = useLoginLinkState()

  return (
    <div {...around} className="relative">
      <Link
        to="/login"
        state={loginState}
        aria-label={frameMessages.login}
        title={frameMessages.login}
        className={`signed-out ${headerIconClass}`}
      >
        <Icon of={User} size={21} />
      </Link>
      <button
        {...button}
        type="button"
        aria-label={frameMessages.myAccount}
        title={frameMessages.myAccount}
        aria-controls={panelId}
        className={`signed-in ${headerIconClass}`}
      >
        <Icon of={User} size={21} fill="currentColor" />
      </button>
      <ul
        id={panelId}
        hidden={!isOpen}
        className="absolute top-full right-0 w-60 animate-arrive border border-line bg-paper py-2 shadow-lift"
      >
        {links.map(({ label, to, isWholePage }) => (
          <li key={to}>
            <Link to={to} reloadDocument={isWholePage} className={rowClass}>
              {label}
            </Link>
          </li>
        ))}
        <li className="mt-2 border-t border-line pt-2">
          <button type="button" className={rowClass} onClick={logOut}>
            {frameMessages.logOut}
          </button>
        </li>
      </ul>
    </div>
  )
}
