/** The link of a row: a press anywhere in the row opens it. */
export const tableLink = 'link font-medium whitespace-nowrap after:absolute after:inset-0 max-sm:whitespace-normal'
