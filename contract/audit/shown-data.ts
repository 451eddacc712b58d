import { roleMay, type StaffAccess, type StaffRole } from '../staff/roles.ts'
import type { PersonalData } from './personal-data.ts'

/** The personal data that a call shows to staff. */
export interface ShownData {
  data: PersonalData
  /** The field that says whose: of the response, or else of the payload. */
  of?: string
  /** The staff who see the data of others, where customers may make the call for their own. */
  to?: StaffAccess
  /** The field of the payload that has to be true; without it, nobody's data is shown. */
  when?: string
}

interface Answered {
  role: StaffRole | null
  payload: unknown
  response: unknown
}

/** The personal data in a response, which may be the caller's own; null for none. The subject is null for a list. */
export function shownDataOf(
  shows: ShownData | null,
  { role, payload, response }: Answered,
): { data: PersonalData; subjectId: string | null } | null {
  if (!shows || !roleMay(role, shows.to ?? 'staff')) return null
  const { data, of, when } = shows
  if (when && Reflect.get(Object(payload), when) !== true) return null
  if (!of) return { data, subjectId: null }
  const subjectId: unknown = Reflect.get(Object(response), of) ?? Reflect.get(Object(payload), of)
  return typeof subjectId === 'string' && subjectId !== '' ? { data, subjectId } : null
}
