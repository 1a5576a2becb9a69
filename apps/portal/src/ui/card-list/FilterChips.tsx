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

export function FilterChips({ name, label, values, options }: ChipFilter) {
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      {options.map((option) => {
        const isApplied = values.includes(option.value)
        return (
          <label key={option.value} className="ds-chip">
            <input
              className="ds-input"
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={isApplied}
              data-applied={isApplied ? '' : undefined}
            />
            {option.label}
          </label>
        )
      })}
    </fieldset>
  )
}
