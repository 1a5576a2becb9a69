import type { ReactNode } from 'react'
import styles from './Chips.module.css'

type Props = {
  name: string
  legend: string
  /** Read by screen readers only, where the chips explain themselves. */
  isLegendHidden?: true
  value: string | null
  options: readonly ChipOption[]
  onChoose: (value: string) => void
}

export type ChipOption = {
  readonly value: string
  readonly text: ReactNode
  /** It cannot be chosen; the text says why. */
  readonly isDisabled?: boolean
  readonly isStruck?: boolean
}

/** One of a few, as chips: a single stop for the keyboard, inside which the arrow keys choose. */
export function ChoiceChips({ name, legend, isLegendHidden, value, options, onChoose }: Props) {
  return (
    <fieldset className={styles.group} data-chips={name}>
      <legend className={isLegendHidden && 'ds-sr-only'}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.chip} data-struck={option.isStruck}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChoose(option.value)}
          />
          <span className={styles.text}>{option.text}</span>
        </label>
      ))}
    </fieldset>
  )
}
