import { Link } from 'react-router'
import { Section } from '#app/admin/section.tsx'
import type { StartStep } from '#contract/launch/calls.ts'
import { adminLaunchMessages } from '#messages/en-US/admin/launch.ts'
import { CheckList } from './check-list.tsx'

/** The steps from an empty shop to its first product, each with its state and a link to its form. */
export function FirstSteps({ steps }: { steps: readonly StartStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <div className="space-y-10">
      <Section title={adminLaunchMessages.steps}>
        <p className="mb-4 text-small text-ink-soft">
          {adminLaunchMessages.progress(done, steps.length)} {adminLaunchMessages.stepsLead}
        </p>
        <CheckList items={steps} />
      </Section>
      <Section title={adminLaunchMessages.more}>
        <ul>
          <More to="/admin/products/import">{adminLaunchMessages.import}</More>
          <More to="/admin/settings#texts">{adminLaunchMessages.texts}</More>
          <More to="/admin/launch">{adminLaunchMessages.launch}</More>
          <More to="/">{adminLaunchMessages.view}</More>
        </ul>
      </Section>
    </div>
  )
}

function More({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} reloadDocument={to === '/'} className="link inline-block py-2">
        {children}
      </Link>
    </li>
  )
}
