import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormFields } from '#contract/check-form.ts'
import { maxGenerated, type OwnDiscount } from '#contract/discounts/own-discount.ts'
import { adminDiscountsMessages as m } from '#messages/en-US/admin/discounts.ts'
import { Section } from '../section.tsx'

interface CodeSectionProps {
  discount: OwnDiscount
  onGenerated: (discount: OwnDiscount) => void
}

/** Generates codes for one use each, and offers all codes of a discount as a file. */
export function CodeSection({ discount, onGenerated }: CodeSectionProps) {
  const { discountId, title, singleCodes, usedCodes } = discount
  const form = useForm({
    fields: codeFields(),
    isQuiet: true,
    async submit({ count, prefix }) {
      const generated = await api.discounts.generateCodes({ discountId, count: Number(count), prefix })
      form.reset()
      onGenerated(generated.discount)
      toast.success(generated.message)
    },
  })
  return (
    <Section title={m.codes}>
      <p className="mb-4 text-small text-ink-soft">
        {m.codesLead} {m.codeCount(singleCodes, usedCodes)}
      </p>
      <Form of={form} label={m.generate} className="space-y-4">
        <FormSummary of={form} />
        <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
          <FormField of={form} name="count" />
          <FormField of={form} name="prefix" />
        </div>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {m.generate}
          </Button>
          {singleCodes > 0 && (
            <LinkButton
              variant="quiet"
              to={`/admin/discount-codes/export.csv?discountId=${discountId}`}
              reloadDocument
              download={`${title}.csv`}
            >
              {m.download}
            </LinkButton>
          )}
        </p>
      </Form>
    </Section>
  )
}

function codeFields() {
  return {
    count: {
      ...{ label: m.count, inputMode: 'numeric', autoComplete: 'off', missing: m.countRange(String(maxGenerated)) },
      rule: (typed) =>
        /^[1-9]\d{0,3}$/.test(typed) && Number(typed) <= maxGenerated ? null : m.countRange(String(maxGenerated)),
    },
    prefix: { label: m.prefix, autoComplete: 'off', isOptional: true, maxLength: 20 },
  } satisfies FormFields
}
