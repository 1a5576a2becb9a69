import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useId, useState } from 'react'
import { m } from '#messages'
import { Dialog } from '../dialog/Dialog.tsx'
import { FilterCount } from './FilterCount.tsx'
import { FilterFields } from './FilterFields.tsx'
import styles from './FilterForm.module.css'
import { countChoices, type Filters, readChoices, withoutChoices } from './filter-choices.ts'
import { useApplyChoices } from './use-apply-choices.ts'

type Props = { label: string; filters: Filters; otherSearch: Record<string, string | undefined> }

/** On a phone: filters to choose at leisure. Nothing is applied before it is saved. */
export function FilterSheet({ label, filters, otherSearch }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className={styles.open} onClick={() => setOpen(true)}>
        {label} <FilterCount count={countChoices(filters)} />
      </Button>
      {isOpen && (
        <OpenSheet
          label={label}
          filters={filters}
          otherSearch={otherSearch}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function OpenSheet({ label, filters, otherSearch, onClose }: Props & { onClose: () => void }) {
  const formId = useId()
  const applyChoices = useApplyChoices(otherSearch)
  const [clearings, setClearings] = useState(0)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onClose()
    void applyChoices(readChoices(event.currentTarget, filters))
  }
  return (
    <Dialog
      heading={label}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId}>
            {m.filter_save()}
          </Button>
          <Button variant="secondary" onClick={() => setClearings(clearings + 1)}>
            {m.filter_reset()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} autoComplete="off" onSubmit={save}>
        <FilterFields
          key={clearings}
          filters={clearings === 0 ? filters : withoutChoices(filters)}
          applications={0}
        />
      </form>
    </Dialog>
  )
}
