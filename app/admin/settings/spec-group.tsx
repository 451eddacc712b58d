import { Link } from 'react-router'
import { useShopData } from '#app/shop-data.ts'
import type { SettingGroup } from '#contract/settings/settings.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { BrandFile } from './brand-file.tsx'
import { BrandPreview } from './brand-preview.tsx'
import type { ServerChoices } from './server-choices.ts'
import { SettingField, wordsOf } from './setting-field.tsx'
import { type FieldSpec, optionsOf, textOf } from './setting-specs.ts'
import { SettingsGroup } from './settings-group.tsx'
import type { Loaded } from './use-settings-form.ts'

interface SpecGroupProps {
  group: Exclude<SettingGroup, 'tax'>
  fields: readonly FieldSpec[]
  loaded: Loaded
  choices: ServerChoices
}

/** A group of settings as it is declared. */
export function SpecGroup({ group, fields, loaded, choices }: SpecGroupProps) {
  const hasSandbox = useShopData()?.cardPage === null
  const { title } = adminSettingsMessages.groups[group]
  return (
    <SettingsGroup
      group={group}
      title={title}
      lead={leadOf(group, hasSandbox)}
      loaded={loaded}
      say={(name, typed) => {
        const spec = fields.find((each) => each.name === name)
        return spec
          ? adminSettingsMessages.isNow(textOf(spec).label, wordsOf(spec, typed, optionsOf(spec, choices)))
          : name
      }}
    >
      {(form, usual) => (
        <div className="grid max-w-3xl gap-x-8 gap-y-5 sm:grid-cols-2">
          {fields.map((spec) =>
            spec.kind === 'file' ? (
              <BrandFile key={spec.name} of={form} spec={spec} />
            ) : (
              <SettingField key={spec.name} of={form} spec={spec} usual={usual} options={optionsOf(spec, choices)} />
            ),
          )}
          {group === 'brand' && <BrandPreview values={form.values} />}
          {group === 'privacy' && (
            <Link to="/admin/retention" className="link inline-flex min-h-11 items-center sm:col-span-2">
              {adminSettingsMessages.retention.link}
            </Link>
          )}
        </div>
      )}
    </SettingsGroup>
  )
}

function leadOf(group: SpecGroupProps['group'], hasSandbox: boolean): string {
  const { lead } = adminSettingsMessages.groups[group]
  const { plansNeed, plansWithSandbox, plansWithStripe, methodsWithSandbox, methodsWithStripe } = adminSettingsMessages
  if (group === 'promises') return `${lead} ${plansNeed} ${hasSandbox ? plansWithSandbox : plansWithStripe}`
  if (group === 'payments') return `${lead} ${hasSandbox ? methodsWithSandbox : methodsWithStripe}`
  return lead
}
