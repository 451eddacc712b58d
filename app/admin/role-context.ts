import { createContext } from 'react-router'
import type { StaffRole } from '#contract/staff/roles.ts'

/** The role of the caller of an admin page, for its loaders; null when the session has ended. */
export const roleContext = createContext<StaffRole | null>(null)
