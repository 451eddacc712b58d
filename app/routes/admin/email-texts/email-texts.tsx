import { Link } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { Section } from '#app/admin/section.tsx'
import { apiContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import type { EmailKind } from '#contract/emails/email-text.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Locale } from '#messages/locales.ts'
import type { Route } from './+types/email-texts.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, adminFrameMessages.pages.emailTexts)

type List = keyof typeof adminEmailsMessages.texts.lists

/** The emails that are not about orders. */
const others: Partial<Record<EmailKind, List>> = {
  'order-awaiting': 'payments',
  'payment-request': 'payments',
  'order-not-paid': 'payments',
  'payment-returned': 'payments',
  'back-in-stock': 'customers',
  welcome: 'customers',
  'reset-password': 'customers',
  'password-changed': 'customers',
  'confirm-address': 'customers',
  'address-changing': 'customers',
  'account-exists': 'customers',
  'account-deleted': 'customers',
  'newsletter-confirm': 'customers',
  'newsletter-welcome': 'customers',
  'unsubscribe-link': 'customers',
  'contact-received': 'customers',
  'contact-reply': 'customers',
  'new-order': 'shop',
  'return-to-answer': 'shop',
  'contact-note-to-shop': 'shop',
  'dispute-opened': 'shop',
  'staff-invitation': 'shop',
  'staff-role': 'shop',
  'second-factor': 'shop',
}

const lists: readonly List[] = ['orders', 'payments', 'customers', 'shop']

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).emails.listEmailTexts({})
}

/** Every email of the shop, with a link to its words. */
export default function EmailTexts({ loaderData: { texts } }: Route.ComponentProps) {
  const said = adminEmailsMessages.texts
  return (
    <>
      <AdminHeading lead={said.lead}>{adminFrameMessages.pages.emailTexts}</AdminHeading>
      <div className="grid items-start gap-x-14 gap-y-10 xl:grid-cols-2">
        {lists.map((list) => (
          <Section key={list} title={said.lists[list]}>
            <ul className="divide-y divide-line border-y border-line">
              {texts
                .filter(({ kind }) => (others[kind] ?? 'orders') === list)
                .map(({ kind, own }) => (
                  <EmailRow key={kind} kind={kind} own={own} />
                ))}
            </ul>
          </Section>
        ))}
      </div>
    </>
  )
}

function EmailRow({ kind, own }: { kind: EmailKind; own: Locale[] }) {
  const said = adminEmailsMessages.texts
  return (
    <li>
      <Link
        to={`/admin/email-texts/${kind}`}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 hover:bg-linen"
      >
        <span className="link">{said.kinds[kind]}</span>
        <span className={`text-small ${own.length > 0 ? '' : 'text-ink-soft'}`}>
          {own.length > 0 ? said.own(own.map((locale) => said.languages[locale]).join(', ')) : said.usual}
        </span>
      </Link>
    </li>
  )
}
