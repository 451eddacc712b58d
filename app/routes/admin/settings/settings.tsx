import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { roleContext } from '#app/admin/role-context.ts'
import { saveSettings } from '#app/admin/settings/save-settings.ts'
import { serverChoices } from '#app/admin/settings/server-choices.ts'
import { groupSpecs } from '#app/admin/settings/setting-specs.ts'
import { SettingsNav } from '#app/admin/settings/settings-nav.tsx'
import { SpecGroup } from '#app/admin/settings/spec-group.tsx'
import { TaxGroup } from '#app/admin/settings/tax-group.tsx'
import { TextPages } from '#app/admin/settings/text-pages.tsx'
import { typedOf } from '#app/admin/settings/typed-settings.ts'
import { useMay } from '#app/admin/use-may.ts'
import { apiContext } from '#app/api-context.ts'
import { defaultPage } from '#app/content/content-pages.server.ts'
import { accessOfGroup } from '#contract/settings/group-access.ts'
import type { SettingGroup } from '#contract/settings/settings.ts'
import { roleMay } from '#contract/staff/roles.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import type { Route } from './+types/settings.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { settings: calls } = context.get(apiContext)
  const isManager = roleMay(context.get(roleContext), 'manager')
  const [own, { pages }] = await Promise.all([isManager ? calls.ownSettings({}) : null, calls.listOwnPages({})])
  return {
    own: own && { ...own, choices: serverChoices(own.settings) },
    pages: pages.map((page) => ({ ...page, title: defaultPage(page.name).title })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSettings(context.get(apiContext), await request.formData())
}

/** All settings, in groups that are saved one by one; for editors the text pages alone. */
export default function SettingsScreen({ loaderData: { own, pages } }: Route.ComponentProps) {
  if (own) return <Groups own={own} pages={pages} />
  return (
    <>
      <AdminHeading>{adminFrameMessages.pages.settings}</AdminHeading>
      <TextPages pages={pages} />
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Groups({
  own: { settings, versions, choices },
  pages,
}: { own: NonNullable<Loaded['own']> } & Pick<Loaded, 'pages'>) {
  const may = useMay()
  const specs = groupSpecs.filter(({ group }) => may(accessOfGroup(group)))
  const hasStateTaxes = settings.shop.country === 'US' || settings.taxation.mode === 'us_sales'
  const loadedOf = (group: SettingGroup) => ({ version: versions[group], typed: typedOf(settings[group]) })
  return (
    <>
      <AdminHeading lead={adminSettingsMessages.lead}>{adminFrameMessages.pages.settings}</AdminHeading>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[12rem_minmax(0,1fr)]">
        <SettingsNav specs={specs} hasStateTaxes={hasStateTaxes} />
        <div className="min-w-0">
          {specs.map((spec) => (
            <SpecGroup key={spec.group} {...spec} loaded={loadedOf(spec.group)} choices={choices} />
          ))}
          {hasStateTaxes && <TaxGroup loaded={loadedOf('tax')} />}
          <TextPages pages={pages} />
        </div>
      </div>
    </>
  )
}
