import { type SandboxSwitch, switchNames, switchWords } from '../switches.ts'
import { renderDocument } from './document.tsx'

interface Switches {
  shopName: string
  on: readonly SandboxSwitch[]
  isKept: boolean
  /** Whether they were just changed. */
  isSaved: boolean
}

/** Where admins switch the sandbox's failures on and off. */
export function renderSwitchPage({ shopName, on, isKept, isSaved }: Switches): string {
  return renderDocument({
    shopName,
    title: 'Switches of the sandbox',
    back: { href: '/admin', label: 'Back to the admin area' },
    switches: on,
    children: (
      <main className="narrow">
        <h1>Switches of the sandbox</h1>
        {isSaved && (
          <p className="alert said" role="status">
            {on.length === 0 ? 'All switches are off.' : 'The sandbox does as you say.'}
          </p>
        )}
        <p>See what the shop does when cards and messages go wrong. A switch is on for everybody who pays here.</p>
        <form method="post" action="/sandbox/switches">
          <fieldset>
            <legend>The sandbox</legend>
            {switchNames.map((name) => (
              <Box key={name} name="on" value={name} label={switchWords[name]} isChecked={on.includes(name)} />
            ))}
          </fieldset>
          <fieldset>
            <legend>When the shop starts again</legend>
            <Box name="kept" value="yes" label="Leave these switches on." isChecked={isKept} />
          </fieldset>
          <button type="submit">Save</button>
        </form>
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
