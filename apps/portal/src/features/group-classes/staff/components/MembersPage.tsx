import { Tag } from '@digdir/designsystemet-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { SportsMemberLine } from '../contract.ts'
import { maximumMembers, minimumSearchLength } from '../member-search.ts'
import { sportsMembersQuery } from '../queries.ts'
import { classStaffErrorText } from '../refusal-messages.ts'

/** Search for people who have or had a membership. */
export function MembersPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage heading={m.staff_members_heading()} intro={m.staff_members_intro()} needs={'sports'}>
      {() => <Members search={search} />}
    </StaffPage>
  )
}

function Members({ search }: { search: TableSearch }) {
  const text = String(search.name ?? '')
  const hasSearchText = text.length >= minimumSearchLength
  const { data, error, refetch } = useQuery({
    ...sportsMembersQuery(text),
    enabled: hasSearchText,
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(makeColumns, [])
  const filters = useMemo(makeFilters, [])
  return (
    <>
      <DataTable
        label={m.staff_members_heading()}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        source={{ rows: hasSearchText ? data?.items : [], error, refetch }}
        errorText={classStaffErrorText}
        emptyText={hasSearchText ? m.staff_members_none() : m.staff_members_ask()}
        search={search}
      />
      {hasSearchText && data?.isMore && <p>{m.staff_members_more({ count: maximumMembers })}</p>}
    </>
  )
}

function makeColumns(): DataColumn<SportsMemberLine>[] {
  return [
    {
      id: 'name',
      header: m.staff_member_name(),
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link to="/staff/sports/members/$id" params={{ id }}>
          {name}
        </Link>
      ),
      isRowHeader: true,
      isSortable: true,
    },
    { id: 'email', header: m.staff_member_email(), value: ({ email }) => email },
    { id: 'state', header: m.staff_class_state(), value: stateText, cell: State },
  ]
}

function stateText({ isMember, isBlocked }: SportsMemberLine): string {
  const membership = isMember ? m.staff_member_active() : m.staff_member_inactive()
  return isBlocked ? `${membership}, ${m.staff_member_blocked()}` : membership
}

function State({ isMember, isBlocked }: SportsMemberLine) {
  return (
    <>
      <Tag data-color={isMember ? 'success' : 'neutral'}>
        {isMember ? m.staff_member_active() : m.staff_member_inactive()}
      </Tag>{' '}
      {isBlocked && <Tag data-color="danger">{m.staff_member_blocked()}</Tag>}
    </>
  )
}

/** The API does the search. */
function makeFilters(): DataFilter<SportsMemberLine>[] {
  return [{ id: 'name', label: m.staff_members_search(), kind: 'text' }]
}
