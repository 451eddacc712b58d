import { Link, type LinkProps } from 'react-router'
import { type ButtonVariant, buttonLook } from './button-look.ts'

/** A link that looks like a button. */
export function LinkButton({ variant = 'primary', className, ...rest }: LinkProps & { variant?: ButtonVariant }) {
  return <Link {...rest} className={buttonLook(variant, className)} />
}
