import { api } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import type { FormFields } from '#contract/check-form.ts'
import type { DemoRows } from '#contract/demo/calls.ts'
import { withCommas } from '#contract/with-commas.ts'
import { adminLaunchMessages } from '#messages/en-US/admin/launch.ts'

interface ClearDemoFormProps {
  demo: DemoRows
  onStarted: () => Promise<void>
}

/** What clearing removes and keeps, and its typed confirmation. */
export function ClearDemoForm({ demo, onStarted }: ClearDemoFormProps) {
  const { name } = useSettings().shop
  const form = useForm({
    fields: fieldsFor(name),
    missing: adminLaunchMessages.demo.nameMissing,
    async submit({ shopName }) {
      await api.demo.clearDemo({ shopName })
      await onStarted()
    },
  })
  return (
    <Form of={form} className="max-w-form space-y-5">
      <div>
        <p>{adminLaunchMessages.demo.removes}</p>
        <ul className="mt-2 list-disc ps-5">
          {(['products', 'images', 'orders', 'customers', 'emails'] as const).map((kind) => (
            <li key={kind}>{adminLaunchMessages.demo.counts[kind](withCommas(String(demo[kind])))}</li>
          ))}
        </ul>
      </div>
      <p>{adminLaunchMessages.demo.keeps}</p>
      <p className="text-ink-soft">{adminLaunchMessages.demo.backup}</p>
      <FormSummary of={form} />
      <FormField of={form} name="shopName" />
      <Button type="submit" busy={form.isBusy}>
        {adminLaunchMessages.demo.clear}
      </Button>
    </Form>
  )
}

const fieldsFor = (name: string) =>
  ({
    shopName: {
      label: adminLaunchMessages.demo.nameLabel(name),
      autoComplete: 'off',
      maxLength: 80,
      missing: adminLaunchMessages.demo.nameMissing,
      refusal: /confirm/,
    },
  }) satisfies FormFields
