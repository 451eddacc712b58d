import { Children } from 'react'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { maxPasskeyName } from '#contract/second-factor/passkey-limits.ts'
import type { ShownPasskey } from '#contract/second-factor/passkeys.ts'
import { adminSecurityMessages as said } from '#messages/en-US/admin/security.ts'
import { Moment } from '../moment.tsx'
import { DialogButton } from './dialog-button.tsx'
import { PasswordForm } from './password-form.tsx'

interface PasskeyRowProps {
  passkey: ShownPasskey
  /** Whether it is the only second factor where the shop requires one. */
  mustStay: boolean
  onChanged: () => Promise<void>
}

/** A passkey with its name, days and acts. */
export function PasskeyRow({ passkey, mustStay, onChanged }: PasskeyRowProps) {
  const { passkeyId, name, addedAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-small text-ink-soft">
          {Children.toArray(said.passkeyAdded(<Moment at={addedAt} isDay />))}
          {' · '}
          {lastUsedAt ? Children.toArray(said.passkeyUsed(<Moment at={lastUsedAt} />)) : said.passkeyUnused}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <DialogButton isSmall label={said.rename} fullLabel={said.renameOf(name)} title={said.renameTitle}>
          {(close) => <RenameForm passkey={passkey} onDone={() => Promise.all([close(), onChanged()])} />}
        </DialogButton>
        {!mustStay && (
          <DialogButton isSmall label={said.remove} fullLabel={said.removeOf(name)} title={said.removeTitle(name)}>
            {(close) => (
              <>
                <p className="mb-5">{said.removeText}</p>
                <PasswordForm
                  label={said.removePasskey}
                  submit={async (currentPassword) => {
                    toast.success((await api.secondFactor.removePasskey({ passkeyId, currentPassword })).message)
                    close()
                    await onChanged()
                  }}
                />
              </>
            )}
          </DialogButton>
        )}
      </div>
    </li>
  )
}

function RenameForm({ passkey: { passkeyId, name }, onDone }: { passkey: ShownPasskey; onDone: () => unknown }) {
  const form = useForm({
    fields: { name: { label: said.passkeyName, maxLength: maxPasskeyName, missing: said.passkeyNameMissing } },
    initial: { name },
    async submit(typed) {
      toast.success((await api.secondFactor.renamePasskey({ passkeyId, name: typed.name })).message)
      await onDone()
    },
  })
  return (
    <Form of={form} label={said.renameTitle} className="grid gap-5">
      <FormSummary of={form} />
      <FormField of={form} name="name" data-autofocus />
      <Button type="submit" busy={form.isBusy}>
        {said.saveName}
      </Button>
    </Form>
  )
}
