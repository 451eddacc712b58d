import { Link, useRouteLoaderData } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { LeaveDialog } from '#app/admin/settings/leave-dialog.tsx'
import { saveSettings } from '#app/admin/settings/save-settings.ts'
import { SettingField, wordsOf } from '#app/admin/settings/setting-field.tsx'
import { groupSpecs } from '#app/admin/settings/setting-specs.ts'
import { SettingsGroup } from '#app/admin/settings/settings-group.tsx'
import { TaxFields } from '#app/admin/settings/tax-fields.tsx'
import { typedOf } from '#app/admin/settings/typed-settings.ts'
import { useLeaveGuard } from '#app/admin/settings/use-leave-guard.ts'
import { apiContext } from '#app/api-context.ts'
import { defaultPage } from '#app/content/content-pages.server.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { usStates } from '#contract/taxes/tax.ts'
import type { Route } from './+types/settings.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { settings: calls } = context.get(apiContext)
  const [own, { pages }] = await Promise.all([calls.ownSettings({}), calls.listOwnPages({})])
  return { ...own, pages: pages.map((page) => ({ ...page, title: defaultPage(page.name).title })) }
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSettings(context.get(apiContext), await request.formData())
}

/** All settings, in groups that are saved one by one. */
export default function SettingsScreen({ loaderData: { settings, versions, pages } }: Route.ComponentProps) {
  const { note, blocker } = useLeaveGuard()
  const hasOwnProvider = useRouteLoaderData<typeof rootLoader>('root')?.cardPage === null
  const links = [...groupSpecs.map(({ group, title }) => ({ id: group, title })), tax, texts]
  return (
    <>
      <AdminHeading lead="Changes take effect across the shop as soon as you save.">Settings</AdminHeading>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[14rem_1fr]">
        <nav aria-label="Settings" className="lg:sticky lg:top-28 lg:self-start">
          <ul className="flex flex-wrap gap-x-6 lg:flex-col">
            {links.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="link flex min-h-9 items-center text-small">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {groupSpecs.map(({ group, title, lead, fields }) => (
            <SettingsGroup
              key={group}
              group={group}
              title={title}
              lead={lead}
              loaded={{ version: versions[group], typed: typedOf(settings[group]) }}
              say={(name, typed) => {
                const spec = fields.find((each) => each.name === name)
                return spec ? `${spec.label} is now ${wordsOf(spec, typed)}` : name
              }}
              onDirty={note}
            >
              {(form, usual) => (
                <div className="grid max-w-3xl gap-x-8 gap-y-5 sm:grid-cols-2">
                  {fields.map((spec) => (
                    <SettingField key={spec.name} of={form} spec={spec} usual={usual} />
                  ))}
                </div>
              )}
            </SettingsGroup>
          ))}
          <SettingsGroup
            group="tax"
            title={tax.title}
            lead={hasOwnProvider ? tax.lead : `${tax.lead} ${tax.elsewhere}`}
            loaded={{ version: versions.tax, typed: typedOf(settings.tax) }}
            say={(code, typed) => `${usStates.find((state) => state.code === code)?.name} is now ${typed[code]}%`}
            onDirty={note}
          >
            {(form, usual) => <TaxFields of={form} usual={usual} />}
          </SettingsGroup>
          <section id={texts.id} aria-labelledby="texts-title" className="scroll-mt-28 border-t border-ink pt-5">
            <h2 id="texts-title" className="display text-title">
              {texts.title}
            </h2>
            <p className="mt-1 mb-4 max-w-text text-small text-ink-soft">
              Policies and other text pages. Settings from above are filled in automatically.
            </p>
            <ul className="max-w-3xl divide-y divide-line border-y border-line">
              {pages.map(({ name, title, isOwn }) => (
                <li key={name}>
                  <Link
                    to={`/admin/settings/${name}`}
                    className="flex min-h-12 items-center justify-between gap-6 hover:bg-linen"
                  >
                    <span className="link">{title}</span>
                    <span className="text-small text-ink-soft">{isOwn ? 'Your text' : 'Default'}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <LeaveDialog blocker={blocker} />
    </>
  )
}

const tax = {
  id: 'tax',
  title: 'Sales tax',
  lead: 'Sandbox payments charge it on the subtotal of orders shipped to a state; shipping is not taxed. The defaults are state rates without county and city taxes.',
  elsewhere:
    'Your shop uses Stripe, where this table is not used: set STRIPE_TAX=1 to have Stripe Tax calculate the tax.',
}
const texts = { id: 'texts', title: 'Text pages' }
