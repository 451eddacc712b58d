/** The link of a row: a press anywhere in the row opens it. */
export const tableLink = 'link font-medium after:absolute after:inset-0'
