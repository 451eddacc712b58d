import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormFields } from '#contract/check-form.ts'
import { emailRule } from '#contract/form-rules.ts'
import { staffRoles } from '#contract/staff/roles.ts'
import { adminStaffMessages as said } from '#messages/en-US/admin/staff.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'

/** Invites someone by email with a role. */
export function InviteForm({ onInvited }: { onInvited: () => Promise<void> }) {
  const form = useForm({
    fields: inviteFields(),
    async submit({ email, role }) {
      const chosen = staffRoles.find((each) => each === role) ?? 'support'
      toast.success((await api.staff.inviteStaff({ email, role: chosen })).message)
      form.reset({ email: '', role: '' })
      await onInvited()
    },
  })
  return (
    <Form of={form} label={said.inviteTitle} className="grid gap-5">
      <FormSummary of={form} />
      <FormField of={form} name="email" />
      <FormField of={form} name="role" />
      <Button type="submit" busy={form.isBusy}>
        {said.invite}
      </Button>
    </Form>
  )
}

function inviteFields() {
  return {
    email: {
      label: said.email,
      control: 'email',
      missing: said.emailMissing,
      rule: emailRule(() => rulesMessages.invalidEmailPlain),
      refusal: /already|address/,
    },
    role: {
      label: said.role,
      control: 'select',
      placeholder: said.chooseRole,
      missing: said.roleMissing,
      options: staffRoles.map((value) => ({ value, label: said.roles[value] })),
    },
  } satisfies FormFields
}
