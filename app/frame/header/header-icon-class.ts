/** Class of an icon in the header. */
export const headerIconClass = 'inline-flex size-(--icon-target) items-center justify-center hover:text-accent'
