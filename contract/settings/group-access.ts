import type { StaffAccess } from '../staff/roles.ts'
import type { SettingGroup } from './settings.ts'

const owned: ReadonlySet<SettingGroup> = new Set<SettingGroup>(['payments', 'bankTransfer', 'security', 'privacy'])

/** The role that changes a group of settings: how the shop is paid, who may enter and what is deleted is for owners. */
export function accessOfGroup(group: SettingGroup): StaffAccess {
  return owned.has(group) ? 'owner' : 'manager'
}
