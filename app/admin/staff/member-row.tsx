import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#app/api.ts'
import type { StaffMember } from '#contract/staff/calls.ts'
import { type StaffRole, staffRoles } from '#contract/staff/roles.ts'
import { adminSecurityMessages as security } from '#messages/en-US/admin/security.ts'
import { adminStaffMessages as said } from '#messages/en-US/admin/staff.ts'
import { ConfirmButton } from '../confirm-button.tsx'
import { Moment } from '../moment.tsx'
import { smallButton, smallControl } from '../small-control.ts'
import { useSaving } from '../use-saving.ts'

interface MemberRowProps {
  member: StaffMember
  onChanged: () => Promise<void>
}

/** A member of staff, whose role another owner changes or removes. */
export function MemberRow({ member, onChanged }: MemberRowProps) {
  const { customerId, isYou, name, email, role, lastSeenAt, hasSecondFactor } = member
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <Link to={`/admin/customers/${customerId}`} className="link">
            {name || email}
          </Link>
          {isYou && <span className="ml-2 text-small font-normal text-ink-soft">{said.you}</span>}
        </p>
        <p className="text-small wrap-anywhere">{email}</p>
        <p className="text-small text-ink-soft">
          {lastSeenAt ? (
            <>
              {said.seen} <Moment at={lastSeenAt} />
            </>
          ) : (
            said.notLoggedIn
          )}
          {' · '}
          {hasSecondFactor ? security.isOn : security.isOff}
        </p>
      </div>
      {isYou ? (
        <p className="text-small">
          <span className="block font-medium">{said.roles[role]}</span>
          <span className="text-ink-soft">{said.ownRole}</span>
        </p>
      ) : (
        <div className="grid gap-3">
          <RoleForm member={member} onChanged={onChanged} />
          <div className="flex flex-wrap gap-3">
            <ConfirmButton
              isSmall
              label={said.remove}
              title={said.removeTitle(name || email)}
              change={() => api.staff.changeRole({ customerId, role: null })}
              onDone={onChanged}
            >
              <p>{said.removeText(name || email)}</p>
            </ConfirmButton>
            {hasSecondFactor && (
              <ConfirmButton
                isSmall
                label={security.reset}
                title={security.resetTitle(name || email)}
                change={() => api.secondFactor.resetSecondFactor({ customerId })}
                onDone={onChanged}
              >
                <p>{security.resetText(name || email)}</p>
              </ConfirmButton>
            )}
          </div>
        </div>
      )}
    </li>
  )
}

function RoleForm({ member: { customerId, name, email, role }, onChanged }: MemberRowProps) {
  const [chosen, setChosen] = useState<StaffRole>(role)
  const { isBusy, refusal, save } = useSaving()
  return (
    <form
      className="flex min-w-0 grow items-end gap-3"
      onSubmit={async (event) => {
        event.preventDefault()
        if (await save(() => api.staff.changeRole({ customerId, role: chosen }))) await onChanged()
      }}
    >
      <label className="min-w-0 grow text-small text-ink-soft">
        {said.role}
        <span className="sr-only"> {name || email}</span>
        <select
          value={chosen}
          className={`${smallControl} text-ink`}
          onChange={({ currentTarget }) => setChosen(staffRoles.find((each) => each === currentTarget.value) ?? role)}
        >
          {staffRoles.map((each) => (
            <option key={each} value={each}>
              {said.roles[each]}
            </option>
          ))}
        </select>
        {refusal && (
          <span role="alert" className="mt-1 block text-accent">
            {refusal.message}
          </span>
        )}
      </label>
      <button
        type="submit"
        aria-label={said.saveOf(name || email)}
        className={smallButton}
        disabled={chosen === role}
        aria-disabled={isBusy}
      >
        {said.save}
      </button>
    </form>
  )
}
