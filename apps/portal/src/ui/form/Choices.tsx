import { ValidationMessage } from '@digdir/designsystemet-react'
import styles from './Form.module.css'

type Props<Value extends string> = {
  /** Of the group, where a problem with it leads. */
  id: string
  legend: string
  options: readonly { value: Value; text: string }[]
  /** One with `radio`, any number with `checkbox`. */
  type: 'radio' | 'checkbox'
  chosen: readonly Value[]
  hint?: string | undefined
  error?: string | undefined
  /** All that are chosen now, in the order of the options. */
  onChange: (chosen: Value[]) => void
}

/** One or several out of a few, all of them seen. */
export function Choices<Value extends string>(props: Props<Value>) {
  const { id, options, type, chosen, hint, error, onChange } = props
  const descriptions = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean)
  const choose = (value: Value, isChosen: boolean) => {
    const others = type === 'checkbox' ? chosen : []
    const all = options.map((option) => option.value)
    onChange(all.filter((other) => (other === value ? isChosen : others.includes(other))))
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.choices}
      aria-describedby={descriptions.join(' ') || undefined}
    >
      <legend>{props.legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {options.map(({ value, text }) => (
        <label key={value} className={styles.choice}>
          <input
            type={type}
            name={id}
            className="ds-input"
            checked={chosen.includes(value)}
            onChange={(event) => choose(value, event.target.checked)}
          />
          {text}
        </label>
      ))}
      {error && <ValidationMessage id={`${id}-error`}>{error}</ValidationMessage>}
    </fieldset>
  )
}
