import { Label, ValidationMessage } from '@digdir/designsystemet-react'
import type { ComponentProps } from 'react'
import styles from './Form.module.css'

type Props = ComponentProps<'select'> & {
  id: string
  label: string
  error: string | undefined
}

/** One of many, with its label and what is wrong with it; its options are the children. */
export function SelectField({ label, error, children, ...select }: Props) {
  const errorId = `${select.id}-error`
  return (
    <div className={styles.field}>
      <Label htmlFor={select.id}>{label}</Label>
      <select
        {...select}
        className="ds-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        {children}
      </select>
      {error && <ValidationMessage id={errorId}>{error}</ValidationMessage>}
    </div>
  )
}
