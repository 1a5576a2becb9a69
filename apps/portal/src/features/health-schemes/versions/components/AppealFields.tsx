import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/Schemes.module.css'
import { type FieldProps, idPrefix } from '../field-props.ts'

/** How long one may appeal against a decision. */
export function AppealFields({ typed, change, textOf }: FieldProps) {
  return (
    <fieldset className={styles.part}>
      <legend>{m.health_scheme_appeals()}</legend>
      <TextField
        id={`${idPrefix}appealDays`}
        label={m.health_scheme_appeal_days()}
        hint={m.health_scheme_appeal_days_hint()}
        inputMode="numeric"
        error={textOf('appealDays')}
        value={typed.appealDays}
        onChange={({ target }) => change({ appealDays: target.value })}
      />
    </fieldset>
  )
}
