import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { kindergartenOfficeRole, kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import styles from '../../components/Setup.module.css'
import { setupErrorText } from '../../model/refusal-texts.ts'
import type { ListedKindergarten } from '../contract.ts'
import { kindergartensQuery } from '../queries.ts'
import { AddKindergartenDialog } from './KindergartenDialog.tsx'

/** The kindergartens that the reader reaches, with their places. */
export function KindergartensPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.kindergarten_setup_heading()}
      intro={m.kindergarten_setup_intro()}
      needs={kindergartenRoles}
    >
      {({ roles }) => (
        <Kindergartens search={search} isOffice={roles.includes(kindergartenOfficeRole)} />
      )}
    </StaffPage>
  )
}

function Kindergartens({ search, isOffice }: { search: TableSearch; isOffice: boolean }) {
  const { data, error, refetch } = useQuery(kindergartensQuery)
  return (
    <>
      {isOffice && <OfficeButtons />}
      <DataTable
        label={m.kindergarten_setup_heading()}
        columns={makeColumns()}
        filters={makeFilters()}
        rowId={({ id }) => id}
        source={{ rows: data?.items, error, refetch }}
        errorText={setupErrorText}
        emptyText={isOffice ? m.kindergarten_setup_none() : m.kindergarten_setup_leads_none()}
        search={search}
      />
    </>
  )
}

/** Adding one leads to its page, where the rest is set up. */
function OfficeButtons() {
  const [isAdding, setIsAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <div className={styles.buttons}>
      <Button onClick={() => setIsAdding(true)}>{m.kindergarten_setup_add()}</Button>
      <Link to="/staff/kindergartens/consents">{m.kindergarten_setup_consents_heading()}</Link>
      {isAdding && (
        <AddKindergartenDialog
          onAdded={(id) => navigate({ to: '/staff/kindergartens/$id', params: { id } })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  )
}

const makeFilters = (): DataFilter<ListedKindergarten>[] => [
  {
    id: 'name',
    label: m.kindergarten_setup_name(),
    kind: 'text',
    matches: ({ name }, typed) => name.toLowerCase().includes(typed.toLowerCase()),
  },
]

const makeColumns = (): DataColumn<ListedKindergarten>[] => [
  {
    id: 'name',
    header: m.kindergarten_setup_name(),
    value: ({ name }) => name,
    cell: ({ id, name, closedOn }) => (
      <>
        <Link to="/staff/kindergartens/$id" params={{ id }}>
          {name}
        </Link>
        {closedOn && (
          <Tag data-color="warning">
            {m.kindergarten_setup_closed_from({ day: formatShortDate(noonOf(closedOn)) })}
          </Tag>
        )}
      </>
    ),
    isSortable: true,
    isRowHeader: true,
    isLong: true,
  },
  number('departments', m.kindergarten_setup_departments(), ({ departments }) => departments),
  number('places', m.kindergarten_setup_places(), ({ places }) => places),
  number('children', m.kindergarten_setup_children(), ({ children }) => children),
  number('free', m.kindergarten_setup_free(), ({ places, children }) =>
    Math.max(0, places - children),
  ),
]

const number = (
  id: string,
  header: string,
  value: (row: ListedKindergarten) => number,
): DataColumn<ListedKindergarten> => ({ id, header, value, isSortable: true, isNumeric: true })
