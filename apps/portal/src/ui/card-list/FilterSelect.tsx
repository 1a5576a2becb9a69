import { useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './FilterForm.module.css'

export type Filter = {
  /** Name of the query parameter. */
  name: string
  label: string
  /** What the list is filtered by now; empty: all. */
  value: string
  /** What choosing nothing is called. */
  all: string
  options: readonly { value: string; label: string }[]
}

type Props = {
  filter: Filter
  /** How often choices have been applied, also those that another navigation has overtaken. */
  applications: number
}

/** Shows a choice at once; when it has been applied, what the list is filtered by. */
export function FilterSelect({ filter, applications }: Props) {
  const { name, label, value, all, options } = filter
  const [chosen, setChosen] = useState(value)
  const applied = `${applications} ${value}`
  const [shown, setShown] = useState(applied)
  if (shown !== applied) {
    setShown(applied)
    setChosen(value)
  }
  const select = useRef<HTMLSelectElement>(null)
  // Chosen while the page was being hydrated: the next rendering would take it back.
  useLayoutEffect(() => {
    if (select.current) setChosen(select.current.value)
  }, [])
  const id = useId()
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        className="ds-input"
        id={id}
        name={name}
        ref={select}
        value={chosen}
        // Fires before `change`; a rendering between the two would reset the value.
        onInput={(event) => setChosen(event.currentTarget.value)}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
