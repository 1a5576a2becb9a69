import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { institutionsQuery } from '#core/studies/queries.ts'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import styles from '../../components/Associations.module.css'
import type { StaffAssociations } from '../../model/contract.ts'
import { associationsQuery } from '../queries.ts'
import { AddDialog } from './AddDialog.tsx'
import { AssociationTable } from './AssociationTable.tsx'
import { FigureList } from './FigureList.tsx'
import { MailingDialog } from './MailingDialog.tsx'

/** All associations, with figures, for the staff who follow them up. */
export function StaffAssociationsPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.associations_staff_heading()}
      intro={m.associations_staff_intro()}
      needs="caseworker"
    >
      {() => <All search={search} />}
    </StaffPage>
  )
}

function All({ search }: { search: TableSearch }) {
  const all = useQuery(associationsQuery)
  return (
    <div className={styles.wide}>
      {all.data && (
        <>
          <FigureList figures={all.data.figures} />
          <Actions all={all.data} search={search} />
        </>
      )}
      <AssociationTable all={all} search={search} />
    </div>
  )
}

function Actions({ all, search }: { all: StaffAssociations; search: TableSearch }) {
  const institutions = useQuery(institutionsQuery).data ?? []
  const [isOpen, setOpen] = useState<'add' | 'mail' | null>(null)
  const { topics, campuses } = all
  const choices = { topics, campuses, institutions }
  const close = () => setOpen(null)
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" onClick={() => setOpen('add')}>
        {m.associations_add()}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('mail')}>
        {m.associations_mailing_open()}
      </Button>
      {isOpen === 'add' && <AddDialog choices={choices} onClose={close} />}
      {isOpen === 'mail' && <MailingDialog choices={choices} search={search} onClose={close} />}
    </div>
  )
}
