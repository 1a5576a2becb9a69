import { Button } from '@digdir/designsystemet-react'
import { type ComponentProps, useState } from 'react'
import { m } from '#messages'
import styles from './Form.module.css'
import { TextField } from './TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'children'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while it is typed; pasting and password managers work. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    >
      <Button
        type="button"
        variant="tertiary"
        className={styles.show}
        aria-controls={props.id}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <span aria-hidden="true">{m.account_show()}</span>
        <span className="ds-sr-only">{m.account_show_password()}</span>
      </Button>
    </TextField>
  )
}
