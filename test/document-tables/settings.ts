import * as z from 'zod/mini'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { type SettingGroup, settingFields, settingGroups } from '#contract/settings/settings.ts'
import { adminSettingFieldsMessages } from '#messages/en-US/admin/setting-fields.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'

/** The document of every setting, made from the contract, its defaults and the labels of the screen. */
export function settingsTable(): string {
  return `# Every setting

What an owner changes at \`/admin/settings\`. Made from \`contract/settings/\` by \`npm run document-tables\`; a test compares it. The environment
variables are in \`docs/running-in-production.md\`. Tax rates are thousandths of a percent.

${settingGroups.map(partOf).join('\n\n')}
`
}

function partOf(group: SettingGroup): string {
  const { title, lead } = adminSettingsMessages.groups[group]
  const rows = Object.entries<z.ZodMiniType>(settingFields[group]).map(([name, field]) => {
    const said = Object.entries(adminSettingFieldsMessages).find(([key]) => key === name)?.[1]
    const label = said?.label ?? title
    const cells = [
      `\`${group}.${name}\``,
      label,
      valuesOf(z.toJSONSchema(field, { unrepresentable: 'any' })),
      defaultOf(group, name),
    ]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return [
    `## ${title}`,
    '',
    lead,
    '',
    '| Setting | On the screen | Values | Default |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

type Schema = Pick<
  z.core.JSONSchema.BaseSchema,
  'enum' | 'type' | 'minimum' | 'maximum' | 'maxLength' | 'maxItems' | 'items'
>

function valuesOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ')
  if (schema.type === 'boolean') return 'on or off'
  if (schema.type === 'integer') return `${schema.minimum} to ${schema.maximum}`
  if (schema.type === 'number') return `an amount up to ${schema.maximum}`
  if (schema.type === 'array') return `up to ${schema.maxItems}`
  return schema.maxLength ? `text of up to ${schema.maxLength} characters` : 'text'
}

function defaultOf(group: SettingGroup, name: string): string {
  const value: unknown = Reflect.get(defaultSettings[group], name)
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.length > 0 ? value.map((each) => `\`${String(each)}\``).join(', ') : 'none'
  return value === '' ? 'empty' : String(value)
}
