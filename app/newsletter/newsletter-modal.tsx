import { useState } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { localData } from '#app/state/local-data.ts'
import { useStoredValue } from '#app/state/use-stored-value.ts'
import { newsletterMessages } from '#messages/en-US/newsletter.ts'
import { Dialog } from '../ui/dialog.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { useInvitation } from './use-invitation.ts'

/** Invites to the newsletter until a person closes it or subscribes. */
export function NewsletterModal() {
  const isInvited = useInvitation()
  const { name } = useSettings().shop
  const newsletter = useStoredValue(localData.newsletter)
  const [isClosed, setClosed] = useState(false)

  function close() {
    setClosed(true)
    void localData.newsletterDismissed.change(() => true)
  }

  return (
    <Dialog
      open={isInvited && !isClosed && newsletter.value !== false}
      onOpenChange={close}
      title={newsletterMessages.joinTitle}
    >
      <p className="mb-6 text-ink-soft">{newsletterMessages.invitation(name)}</p>
      <NewsletterForm />
    </Dialog>
  )
}
