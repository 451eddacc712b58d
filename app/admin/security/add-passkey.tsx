import { createPasskey } from '#app/accounts/ask-authenticator.ts'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormFields } from '#contract/check-form.ts'
import { maxPasskeyName } from '#contract/second-factor/passkey-limits.ts'
import { adminSecurityMessages as said } from '#messages/en-US/admin/security.ts'
import { DialogButton } from './dialog-button.tsx'
import { passwordField } from './password-form.tsx'

interface AddPasskeyProps {
  /** Once it is added, with the recovery codes if it is the first second factor. */
  onAdded: (codes: readonly string[]) => void | Promise<void>
}

/** Adds a passkey: name and password in a dialog, then the browser asks. */
export function AddPasskey({ onAdded }: AddPasskeyProps) {
  return (
    <DialogButton label={said.addPasskey} title={said.addPasskey}>
      {(close) => (
        <AddForm
          onAdded={async (codes) => {
            close()
            await onAdded(codes)
          }}
        />
      )}
    </DialogButton>
  )
}

function AddForm({ onAdded }: AddPasskeyProps) {
  const form = useForm({
    fields: {
      name: { label: said.passkeyName, hint: said.passkeyNameHint, isOptional: true, maxLength: maxPasskeyName },
      password: passwordField(),
    } satisfies FormFields,
    async submit({ name, password }) {
      const { options } = await api.secondFactor.beginPasskey({ currentPassword: password })
      const added = await api.secondFactor.addPasskey({ name, passkey: await createPasskey(options) })
      toast.success(added.message)
      await onAdded(added.recoveryCodes)
    },
  })
  return (
    <Form of={form} label={said.addPasskey} className="grid gap-5">
      <p>{said.addPasskeyLead}</p>
      <FormSummary of={form} />
      <FormField of={form} name="name" data-autofocus />
      <FormField of={form} name="password" />
      <Button type="submit" busy={form.isBusy}>
        {said.addPasskey}
      </Button>
    </Form>
  )
}
