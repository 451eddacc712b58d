import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { localData } from '#app/state/local-data.ts'
import { useStoredValue } from '#app/state/use-stored-value.ts'
import { Dialog } from '../ui/dialog.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** Pages without the modal: checkout, account, orders and the admin area. */
const quietPages =
  /^\/(cart|checkout|login|register|forget-password|reset-password|account|orders|track-order|wishlist|contact-us|admin|add-product|shop\/payment|unsubscribe|newsletter)(\/|$)/

/**
 * Invites to the newsletter unless it was dismissed or answered before; shown from the first full load after the cookie
 * choice. Source: design section 6, "newsletter modal".
 */
export function NewsletterModal() {
  const { pathname } = useLocation()
  const { name } = useSettings().shop
  const dismissed = useStoredValue(localData.newsletterDismissed)
  const newsletter = useStoredValue(localData.newsletter)
  const [isClosed, setClosed] = useState(false)

  const isInvited = dismissed.isReady && !dismissed.value && newsletter.isReady && newsletter.value !== false
  const isOpen = isInvited && !isClosed && !quietPages.test(pathname)

  function close() {
    setClosed(true)
    void localData.newsletterDismissed.change(() => true)
  }

  return (
    <Dialog open={isOpen} onOpenChange={close} title="Join our newsletter">
      <p className="mb-6 text-ink-soft">
        New pieces, restocks and the seasons of {name}, about twice a month. You can leave with one click at any time.
      </p>
      <NewsletterForm />
    </Dialog>
  )
}
