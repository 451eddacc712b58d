/** How many addresses an import takes, in how many characters. */
export const maxImported = 5_000
export const maxImportLength = 200_000

/** The longest proof of their consent. */
export const maxProof = 300
