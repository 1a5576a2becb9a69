import { Label, ValidationMessage } from '@digdir/designsystemet-react'
import type { ComponentProps } from 'react'
import styles from './Form.module.css'

type Props = ComponentProps<'select'> & {
  id: string
  label: string
  hint?: string | undefined
  error: string | undefined
}

/** One of many, with its label and what is wrong with it; its options are the children. */
export function SelectField({ label, hint, error, children, ...select }: Props) {
  const hintId = `${select.id}-hint`
  const errorId = `${select.id}-error`
  const descriptions = [hint ? hintId : '', error ? errorId : ''].filter(Boolean)
  return (
    <div className={styles.field}>
      <Label htmlFor={select.id}>{label}</Label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <select
        {...select}
        className="ds-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptions.join(' ') || undefined}
      >
        {children}
      </select>
      {error && <ValidationMessage id={errorId}>{error}</ValidationMessage>}
    </div>
  )
}
