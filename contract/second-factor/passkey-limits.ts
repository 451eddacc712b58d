/** How many passkeys a member of staff may have. */
export const maxPasskeys = 10
/** The longest name of a passkey. */
export const maxPasskeyName = 60
