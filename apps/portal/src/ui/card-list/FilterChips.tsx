import { useLayoutEffect, useRef, useState } from 'react'
import styles from './FilterForm.module.css'

/** A filter of which several choices may be made. */
export type ChipFilter = {
  /** Name of the query parameter, which is given once for each choice. */
  name: string
  label: string
  /** What the list is filtered by now; none: all. */
  values: readonly string[]
  options: readonly { value: string; label: string }[]
}

type Props = {
  filter: ChipFilter
  /** How often choices have been applied, also those that another navigation has overtaken. */
  applications: number
}

/** Shows a choice at once; when it has been applied, what the list is filtered by. */
export function FilterChips({ filter, applications }: Props) {
  const { name, label, values, options } = filter
  const [chosen, setChosen] = useState(values)
  const applied = `${applications} ${values}`
  const [shown, setShown] = useState(applied)
  if (shown !== applied) {
    setShown(applied)
    setChosen(values)
  }
  const group = useRef<HTMLFieldSetElement>(null)
  // Chosen while the page was being hydrated: the next rendering would take it back.
  useLayoutEffect(() => {
    const checked = group.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    setChosen([...checked].map(({ value }) => value))
  }, [])
  return (
    <fieldset ref={group} className={styles.chips}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="ds-chip">
          <input
            className="ds-input"
            type="checkbox"
            name={name}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              setChosen(
                target.checked
                  ? [...chosen, option.value]
                  : chosen.filter((value) => value !== option.value),
              )
            }
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
