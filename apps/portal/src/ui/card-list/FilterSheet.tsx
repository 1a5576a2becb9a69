import { useId } from 'react'
import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import dialogStyles from '../dialog/Dialog.module.css'
import { attach as attachForm } from '../visit-form/visit-form.behaviour.ts'
import { FilterCount } from './FilterCount.tsx'
import { FilterFields } from './FilterFields.tsx'
import styles from './FilterForm.module.css'
import { countChoices, type Filters } from './filter-choices.ts'
import { attach } from './filter-sheet.behaviour.ts'

type Props = {
  label: string
  filters: Filters
  otherSearch: Readonly<Record<string, string | undefined>>
}

/** On a phone: filters to choose at leisure. Nothing is applied before it is saved. */
export function FilterSheet({ label, filters, otherSearch }: Props) {
  const sheet = useBehaviour<HTMLDivElement>(attach)
  const form = useBehaviour<HTMLFormElement>(attachForm)
  const headingId = useId()
  const formId = useId()
  const dialogId = useId()
  return (
    <div ref={sheet} data-behaviour="filter-sheet">
      <button
        type="button"
        className={`ds-button ${styles.open}`}
        data-variant="secondary"
        aria-haspopup="dialog"
        data-sheet-open=""
        {...{ command: 'show-modal', commandfor: dialogId }}
      >
        {label} <FilterCount count={countChoices(filters)} />
      </button>
      <dialog
        id={dialogId}
        className={`ds-dialog ${dialogStyles.dialog}`}
        data-placement="center"
        data-modal="true"
        aria-labelledby={headingId}
      >
        <button
          type="button"
          className="ds-button"
          data-variant="tertiary"
          data-color="neutral"
          data-icon="true"
          aria-label={m.dialog_close()}
          data-sheet-close=""
          {...{ command: 'close', commandfor: dialogId }}
        />
        <h2 id={headingId} className={dialogStyles.heading}>
          {label}
        </h2>
        <form
          ref={form}
          id={formId}
          method="get"
          className={styles.fields}
          autoComplete="off"
          data-behaviour="visit-form"
        >
          <FilterFields filters={filters} otherSearch={otherSearch} />
        </form>
        <div className={dialogStyles.actions}>
          <button type="submit" form={formId} className="ds-button">
            {m.filter_save()}
          </button>
          <button
            type="button"
            className={`ds-button ${styles.clear}`}
            data-variant="secondary"
            data-sheet-clear=""
          >
            {m.filter_reset()}
          </button>
        </div>
      </dialog>
    </div>
  )
}
