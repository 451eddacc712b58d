/**
 * The logo: M and G, one in each lens of a frame, in the text color. Give it a height or a width; its container names it.
 */
export function Logo({ className = 'h-10' }: { className?: string }) {
  return <span aria-hidden className={`logo ${className}`} />
}
