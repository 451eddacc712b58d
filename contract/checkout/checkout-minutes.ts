/** How long a checkout reserves its items. */
export const checkoutMinutes = 30
