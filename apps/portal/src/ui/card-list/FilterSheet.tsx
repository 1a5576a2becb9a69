import { useId } from 'react'
import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { CommandButton } from '../dialog/CommandButton.tsx'
import { PageDialog } from '../dialog/PageDialog.tsx'
import { attach as attachForm } from '../visit-form/visit-form.behaviour.ts'
import { attach } from './clear-choices.behaviour.ts'
import { FilterCount } from './FilterCount.tsx'
import { FilterFields } from './FilterFields.tsx'
import styles from './FilterForm.module.css'
import { countChoices, type Filters } from './filter-choices.ts'

type Props = {
  label: string
  filters: Filters
  otherSearch: Readonly<Record<string, string | undefined>>
}

/** On a phone: filters to choose at leisure. Nothing is applied before it is saved. */
export function FilterSheet({ label, filters, otherSearch }: Props) {
  const form = useBehaviour<HTMLFormElement>(attachForm)
  const clear = useBehaviour<HTMLButtonElement>(attach)
  const formId = useId()
  const dialogId = useId()
  return (
    <>
      <CommandButton
        command="show-modal"
        commandfor={dialogId}
        className={`ds-button ${styles.open}`}
        data-variant="secondary"
        aria-haspopup="dialog"
      >
        {label} <FilterCount count={countChoices(filters)} />
      </CommandButton>
      <PageDialog
        id={dialogId}
        heading={label}
        actions={
          <>
            <button type="submit" form={formId} className="ds-button">
              {m.filter_save()}
            </button>
            <button
              ref={clear}
              type="button"
              form={formId}
              className={`ds-button ${styles.clear}`}
              data-variant="secondary"
              data-behaviour="clear-choices"
            >
              {m.filter_reset()}
            </button>
          </>
        }
      >
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
      </PageDialog>
    </>
  )
}
