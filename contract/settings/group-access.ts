import type { StaffAccess } from '../staff/roles.ts'
import type { SettingGroup } from './settings.ts'

const owned: ReadonlySet<SettingGroup> = new Set<SettingGroup>(['payments', 'bankTransfer', 'security'])

/** The role that changes a group of settings: how the shop is paid and who may enter is for owners. */
export function accessOfGroup(group: SettingGroup): StaffAccess {
  return owned.has(group) ? 'owner' : 'manager'
}
