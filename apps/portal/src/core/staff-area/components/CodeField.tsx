import type { ComponentProps } from 'react'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './StaffArea.module.css'

/** Where a code of the app is typed; phones fill it in, password managers too. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return (
    <div className={styles.code}>
      <TextField
        {...props}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </div>
  )
}
