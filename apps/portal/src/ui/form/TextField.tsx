import { Label, ValidationMessage } from '@digdir/designsystemet-react'
import type { ComponentProps } from 'react'
import styles from './Form.module.css'

type Props = ComponentProps<'input'> & {
  id: string
  label: string
  hint?: string | undefined
  error: string | undefined
}

/** A field with its label, what helps to fill it in, and what is wrong with it. */
export function TextField({ label, hint, error, children, ...input }: Props) {
  const { describedBy, hintId, errorId } = descriptionIds(input.id, { hint, error })
  const field = (
    <input
      {...input}
      className="ds-input"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    />
  )
  return (
    <div className={styles.field}>
      <Label htmlFor={input.id}>{label}</Label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children ? (
        <div className={styles.withButton}>
          {field}
          {children}
        </div>
      ) : (
        field
      )}
      {error && <ValidationMessage id={errorId}>{error}</ValidationMessage>}
    </div>
  )
}

function descriptionIds(id: string, { hint, error }: Pick<Props, 'hint' | 'error'>) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const ids = [hint ? hintId : '', error ? errorId : ''].filter((part) => part !== '')
  return { hintId, errorId, describedBy: ids.length > 0 ? ids.join(' ') : undefined }
}
