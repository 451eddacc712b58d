/** Class of an icon in the header. */
export const headerIconClass = 'header-icon'
