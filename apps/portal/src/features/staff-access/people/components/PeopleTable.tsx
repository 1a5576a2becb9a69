import { Button, Tag } from '@digdir/designsystemet-react'
import { useMemo } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { roleNames, rolesText } from '#core/staff-area/role-names.ts'
import { staffRoles } from '#core/staff-area/roles.ts'
import { SavedViews } from '#core/staff-area/views/SavedViews.tsx'
import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { StaffPerson } from '../../model/contract.ts'
import type { PersonAction } from './PersonDialog.tsx'
import styles from './StaffPeople.module.css'

export function PeopleTable(props: {
  source: { rows: readonly StaffPerson[] | undefined; error: unknown; refetch: () => unknown }
  search: TableSearch
  onChoose: (action: PersonAction) => void
}) {
  const { source, search, onChoose } = props
  const columns = useMemo(makeColumns, [])
  const filters = useMemo(makeFilters, [])
  return (
    <DataTable
      label={m.staff_people_heading()}
      columns={columns}
      filters={filters}
      rowId={({ userId }) => userId}
      source={source}
      errorText={staffErrorText}
      emptyText={m.staff_people_none()}
      search={search}
      views={<SavedViews list="people" search={search} filters={filters} />}
      actions={{
        header: m.staff_people_actions(),
        cell: (person) => (
          <PersonActions person={person} onChoose={(kind) => onChoose({ kind, person })} />
        ),
      }}
    />
  )
}

function makeColumns(): DataColumn<StaffPerson>[] {
  return [
    {
      id: 'name',
      header: m.staff_name(),
      value: ({ name }) => name,
      cell: ({ name, email, isYou }) => (
        <>
          {name} {isYou && <Tag data-color="info">{m.staff_you()}</Tag>}
          <small>{email}</small>
        </>
      ),
      isSortable: true,
      isRowHeader: true,
    },
    { id: 'email', header: m.login_email(), value: ({ email }) => email, isHidden: true },
    { id: 'roles', header: m.staff_roles(), value: ({ roles }) => rolesText(roles) },
    {
      id: 'since',
      header: m.staff_people_since(),
      value: ({ since }) => since,
      cell: ({ since }) => <time dateTime={since}>{formatShortDate(new Date(since))}</time>,
      isSortable: true,
    },
    {
      id: 'state',
      header: m.staff_people_state(),
      value: stateText,
      isSortable: true,
    },
  ]
}

function stateText({ endedAt, hasFactor }: StaffPerson): string {
  if (endedAt) return m.staff_ended_at({ date: formatShortDate(new Date(endedAt)) })
  return hasFactor ? m.staff_active() : m.staff_no_factor()
}

function makeFilters(): DataFilter<StaffPerson>[] {
  return [
    {
      id: 'name',
      label: m.staff_people_search(),
      kind: 'text',
      matches: ({ name, email }, text) =>
        `${name} ${email}`.toLowerCase().includes(text.toLowerCase()),
    },
    {
      id: 'roles',
      label: m.staff_people_role(),
      kind: staffRoles.map((value) => ({ value, text: roleNames[value]() })),
      matches: ({ roles }, wanted) => roles.some((role) => role === wanted),
    },
    {
      id: 'state',
      label: m.staff_people_state(),
      kind: [
        { value: 'active', text: m.staff_active() },
        { value: 'ended', text: m.staff_people_ended() },
      ],
      matches: ({ endedAt }, wanted) => (endedAt ? 'ended' : 'active') === wanted,
    },
  ]
}

/** Administrators cannot change their own access, so their row has no buttons. */
function PersonActions(props: {
  person: StaffPerson
  onChoose: (kind: PersonAction['kind']) => void
}) {
  const { person, onChoose } = props
  const { name, endedAt, isYou } = person
  if (isYou || endedAt) return null
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        data-size="sm"
        onClick={() => onChoose('roles')}
        aria-label={m.staff_change_roles_of({ name })}
      >
        {m.staff_change_roles()}
      </Button>
      <Button
        variant="tertiary"
        data-size="sm"
        onClick={() => onChoose('factor')}
        aria-label={m.staff_reset_factor_of({ name })}
      >
        {m.staff_reset_factor()}
      </Button>
      <Button
        variant="tertiary"
        data-size="sm"
        data-color="danger"
        onClick={() => onChoose('end')}
        aria-label={m.staff_end_of({ name })}
      >
        {m.staff_end()}
      </Button>
    </div>
  )
}
