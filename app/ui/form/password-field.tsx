import { Eye, EyeOff } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { maxPasswordLength } from '#contract/accounts/limits.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { Field } from './field.tsx'

/** A password field with a button that shows it. Pasting and password managers work. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'trailing' | 'maxLength'>) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={maxPasswordLength}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={uiMessages.showPassword}
          title={isShown ? uiMessages.hide : uiMessages.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} size={20} />
        </IconButton>
      }
    />
  )
}
