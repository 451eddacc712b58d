/** The link of a row: a press anywhere in the row opens it. */
export const tableLink = 'link font-medium after:absolute after:inset-0'

/** The same for a title of any length: one line, and two where the table is narrow. */
export const titleLink = `${tableLink} wrap-anywhere sm:line-clamp-2 sm:min-w-28 lg:line-clamp-1`
