import type { Settings } from '#contract/settings/settings.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import { type SandboxSwitch, switchNames } from '../switches.ts'
import { ClockForm } from './clock-form.tsx'
import { renderDocument } from './document.tsx'

interface Switches {
  shop: Settings
  on: readonly SandboxSwitch[]
  isKept: boolean
  /** Whether they were just changed. */
  isSaved: boolean
  aheadDays: number
}

/** Where admins switch the sandbox's failures on and off. */
export function renderSwitchPage({ shop, on, isKept, isSaved, aheadDays }: Switches): string {
  return renderDocument({
    shop,
    title: sandboxMessages.switchesTitle,
    back: { href: '/admin', label: sandboxMessages.backToAdmin },
    switches: on,
    children: (
      <main className="narrow">
        <h1>{sandboxMessages.switchesTitle}</h1>
        {isSaved && (
          <p className="alert said" role="status">
            {on.length === 0 ? sandboxMessages.switchesOff : sandboxMessages.switchesSaved}
          </p>
        )}
        <p>{sandboxMessages.switchesLead}</p>
        <form method="post" action="/sandbox/switches">
          <fieldset>
            <legend>{sandboxMessages.failures}</legend>
            {switchNames.map((name) => (
              <Box
                key={name}
                name="on"
                value={name}
                label={sandboxMessages.switches[name]}
                isChecked={on.includes(name)}
              />
            ))}
          </fieldset>
          <fieldset>
            <legend>{sandboxMessages.restart}</legend>
            <Box name="kept" value="yes" label={sandboxMessages.keepSwitches} isChecked={isKept} />
          </fieldset>
          <button type="submit">{sandboxMessages.save}</button>
        </form>
        <ClockForm aheadDays={aheadDays} />
        <p>
          <a href="/sandbox/payments">{sandboxMessages.paymentsTitle}</a>. {sandboxMessages.paymentsLead}
        </p>
      </main>
    ),
  })
}

function Box({ name, value, label, isChecked }: { name: string; value: string; label: string; isChecked: boolean }) {
  return (
    <label className="choice">
      <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
      <span>{label}</span>
    </label>
  )
}
