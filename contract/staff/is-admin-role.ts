/** Whether a role, as sessions and customers carry it, is that of an admin. */
export const isAdminRole = (role: string | null | undefined): boolean => role === 'admin'
