import { useId } from 'react'
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

export function FilterSelect({ name, label, value, all, options }: Filter) {
  const id = useId()
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select className="ds-input" id={id} name={name} defaultValue={value} data-applied={value}>
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
