import { useState } from 'react'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormFields } from '#contract/check-form.ts'
import { adminSecurityMessages as said } from '#messages/en-US/admin/security.ts'
import { PasswordForm } from './password-form.tsx'

type Begun = Awaited<ReturnType<typeof api.secondFactor.beginSecondFactor>>

interface SetUpProps {
  onCodes: (codes: readonly string[]) => Promise<void>
}

/** Sets up an authenticator app: the password, then the QR code, then a first code. */
export function SetUp({ onCodes }: SetUpProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  if (begun) return <Scan begun={begun} onCodes={onCodes} />
  return (
    <>
      <p className="mb-6">{said.off}</p>
      <PasswordForm
        label={said.setUp}
        submit={async (currentPassword) => setBegun(await api.secondFactor.beginSecondFactor({ currentPassword }))}
      />
    </>
  )
}

function Scan({ begun: { secret, qr }, onCodes }: SetUpProps & { begun: Begun }) {
  const form = useForm({
    fields: codeFields(),
    async submit({ code }) {
      const { message, recoveryCodes } = await api.secondFactor.confirmSecondFactor({ code })
      toast.success(message)
      await onCodes(recoveryCodes)
    },
  })
  return (
    <>
      <h3 className="mb-3 font-medium">{said.scanTitle}</h3>
      <p className="mb-4">{said.scan}</p>
      <svg
        role="img"
        aria-label={said.qr}
        viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
        className="mb-4 size-56 bg-white"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="black" />
      </svg>
      <p className="mb-6 text-small">
        {said.typeInstead} <code className="block font-mono break-all select-all">{secret}</code>
      </p>
      <Form of={form} label={said.confirm} className="grid gap-5">
        <FormSummary of={form} />
        <FormField of={form} name="code" ref={focusField} />
        <Button type="submit" busy={form.isBusy}>
          {said.confirm}
        </Button>
      </Form>
    </>
  )
}

function codeFields() {
  return {
    code: {
      label: said.code,
      inputMode: 'numeric',
      autoComplete: 'one-time-code',
      maxLength: 6,
      missing: said.codeMissing,
      refusal: /code/,
    },
  } satisfies FormFields
}

function focusField(field: HTMLElement | null): void {
  field?.focus()
}
