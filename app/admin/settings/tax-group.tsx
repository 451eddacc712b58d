import { useShopData } from '#app/shop-data.ts'
import { usStates } from '#contract/taxes/tax.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { SettingsGroup } from './settings-group.tsx'
import { TaxFields } from './tax-fields.tsx'
import type { Loaded } from './use-settings-form.ts'

interface TaxGroupProps {
  loaded: Loaded
}

/** The sales tax of each state. */
export function TaxGroup({ loaded }: TaxGroupProps) {
  const hasSandbox = useShopData()?.cardPage === null
  const { title, lead } = adminSettingsMessages.groups.tax
  return (
    <SettingsGroup
      group="tax"
      title={title}
      lead={hasSandbox ? lead : `${lead} ${adminSettingsMessages.taxElsewhere}`}
      loaded={loaded}
      say={(code, typed) => {
        const state = usStates.find((each) => each.code === code)
        return adminSettingsMessages.isNow(state?.name ?? code, adminSettingsMessages.ratePercent(typed[code] ?? ''))
      }}
    >
      {(form, usual) => <TaxFields of={form} usual={usual} />}
    </SettingsGroup>
  )
}
