/**
 * The mark of the house: M and G, one in each lens of a frame, in the color of the text around it. Give it a height or
 * a width; its name is given by what it stands in.
 */
export function Logo({ className = 'h-10' }: { className?: string }) {
  return <span aria-hidden className={`logo ${className}`} />
}
