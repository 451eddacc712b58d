import { api } from '#app/api.ts'
import { useShopData } from '#app/shop-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FieldOption, FormFields } from '#contract/check-form.ts'
import { schemaRule } from '#contract/form-rules.ts'
import { settingFields } from '#contract/settings/settings.ts'
import { adminLaunchMessages } from '#messages/en-US/admin/launch.ts'
import { adminSettingFieldsMessages } from '#messages/en-US/admin/setting-fields.ts'
import { locales, sourceLocale } from '#messages/locales.ts'

interface StartFormProps {
  countries: readonly FieldOption[]
  currencies: readonly FieldOption[]
  languages: readonly FieldOption[]
  onStarted: () => Promise<void>
}

/** Makes an empty shop one's own: what nobody can guess, and what everything else begins with. */
export function StartForm({ onStarted, ...choices }: StartFormProps) {
  const { shop, money } = useShopData()?.settings ?? {}
  const form = useForm({
    fields: startFields(choices),
    initial: { country: shop?.country ?? '', currency: money?.currency ?? '', locale: sourceLocale },
    isQuiet: true,
    async submit(typed) {
      const locale = locales.find((each) => each === typed.locale) ?? sourceLocale
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const { message } = await api.settings.startOwnShop({ ...typed, locale, timeZone })
      toast.success(message)
      await onStarted()
    },
  })
  return (
    <Form of={form} label={adminLaunchMessages.startForm} className="grid max-w-form gap-4">
      <p>{adminLaunchMessages.startLead}</p>
      <FormSummary of={form} />
      <FormField of={form} name="name" />
      <FormField of={form} name="contactEmail" />
      <FormField of={form} name="country" />
      <FormField of={form} name="currency" />
      <FormField of={form} name="locale" />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {adminLaunchMessages.startShop}
      </Button>
    </Form>
  )
}

function startFields({ countries, currencies, languages }: Omit<StartFormProps, 'onStarted'>) {
  const { name, contactEmail, country, locale } = adminSettingFieldsMessages
  const { shop } = settingFields
  return {
    name: { label: name.label, autoComplete: 'off', maxLength: 60, rule: schemaRule(shop.name) },
    contactEmail: {
      label: contactEmail.label,
      hint: adminLaunchMessages.contactHint,
      control: 'email',
      autoComplete: 'email',
      rule: schemaRule(shop.contactEmail),
    },
    country: { ...country, hint: adminLaunchMessages.countryHint, control: 'select', options: countries },
    currency: {
      label: adminSettingFieldsMessages.currency.label,
      hint: adminLaunchMessages.currencyHint,
      control: 'select',
      options: currencies,
    },
    locale: { ...locale, control: 'select', options: languages },
  } satisfies FormFields
}
