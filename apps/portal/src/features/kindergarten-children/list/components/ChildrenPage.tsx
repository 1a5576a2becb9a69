import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { SavedViews } from '#core/staff-area/views/SavedViews.tsx'
import { m } from '#messages'
import { foldWords } from '#platform/fold-text.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { usePrivateText } from '#ui/data-table/use-private-text.ts'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { AddChild } from '../../child-details/components/AddChild.tsx'
import { accessNames, accessTones, childStateNames, dayText } from '../../model/child-texts.ts'
import type { ListedChild } from '../../model/contract.ts'
import { childErrorText } from '../../model/refusal-messages.ts'
import { childStates } from '../../model/states.ts'
import { childrenQuery } from '../queries.ts'

/** The children whom staff reach. */
export function ChildrenPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.staff_child_children_heading()}
      intro={m.staff_child_children_intro()}
      needs={kindergartenRoles}
    >
      {() => (
        <SnackbarProvider>
          <AddChild />
          <ChildrenTable search={search} />
        </SnackbarProvider>
      )}
    </StaffPage>
  )
}

function ChildrenTable({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(childrenQuery)
  // The name of a child is in no address.
  const name = usePrivateText()
  const columns = useMemo(makeColumns, [])
  const filters = useMemo(() => makeFilters(data?.items ?? []), [data])
  const wanted = foldWords(name.text)
  const rows = data?.items.filter((child) => foldWords(child.name).includes(wanted))
  return (
    <DataTable
      label={m.staff_child_children_heading()}
      columns={columns}
      filters={filters}
      privateText={{ label: m.staff_child_child_name(), ...name }}
      rowId={({ id }) => id}
      source={{ rows, error, refetch }}
      errorText={childErrorText}
      emptyText={m.staff_child_children_none()}
      search={search}
      views={<SavedViews list="kindergarten-children" search={search} filters={filters} />}
    />
  )
}

const waitsForAccess = ({ state, guardians }: ListedChild): boolean =>
  state !== 'ended' && guardians.some(({ access }) => access === 'waits')

function makeColumns(): DataColumn<ListedChild>[] {
  return [
    {
      id: 'name',
      header: m.staff_child_child_name(),
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link to="/staff/kindergartens/children/$id" params={{ id }}>
          {name}
        </Link>
      ),
      isRowHeader: true,
      isSortable: true,
    },
    {
      id: 'born',
      header: m.staff_child_born(),
      value: ({ bornOn }) => bornOn,
      cell: ({ bornOn }) => dayText(bornOn),
      isSortable: true,
    },
    {
      id: 'kindergarten',
      header: m.staff_child_kindergarten(),
      value: ({ kindergartenId }) => kindergartenId ?? '',
      cell: ({ kindergarten }) => kindergarten,
    },
    {
      id: 'department',
      header: m.staff_child_department(),
      value: ({ department }) => department,
      isSortable: true,
    },
    {
      id: 'state',
      header: m.staff_child_state(),
      value: ({ state }) => childStateNames[state](),
      cell: ({ state, isMissing }) => (
        <>
          {childStateNames[state]()}
          {isMissing && (
            <>
              {' '}
              <Tag data-color="warning">{m.staff_child_missing()}</Tag>
            </>
          )}
        </>
      ),
    },
    {
      id: 'guardians',
      header: m.staff_child_guardians(),
      value: ({ guardians }) =>
        guardians.map(({ name, access }) => `${name} (${accessNames[access]()})`).join(', '),
      cell: ({ guardians }) =>
        guardians.map(({ id, name, access }) => (
          <div key={id}>
            {name} <Tag data-color={accessTones[access]}>{accessNames[access]()}</Tag>
          </div>
        )),
    },
    {
      id: 'waits',
      header: m.staff_child_waits(),
      value: (child) => waitTexts(child).join(', '),
    },
  ]
}

function waitTexts(child: ListedChild): string[] {
  return [
    ...(waitsForAccess(child) ? [m.staff_child_waits_access()] : []),
    ...(child.requests > 0 ? [m.staff_child_waits_request()] : []),
  ]
}

function makeFilters(children: readonly ListedChild[]): DataFilter<ListedChild>[] {
  const kindergartens = new Map(
    children.flatMap((one) =>
      one.kindergartenId ? [[one.kindergartenId, one.kindergarten] as const] : [],
    ),
  )
  const departments = [...new Set(children.map(({ department }) => department))].filter(Boolean)
  return [
    {
      id: 'kindergarten',
      label: m.staff_child_kindergarten(),
      kind: [...kindergartens].map(([value, text]) => ({ value, text })),
      matches: ({ kindergartenId }, value) => kindergartenId === value,
    },
    {
      id: 'department',
      label: m.staff_child_department(),
      kind: departments.toSorted().map((value) => ({ value, text: value })),
      matches: ({ department }, value) => department === value,
    },
    {
      id: 'state',
      label: m.staff_child_state(),
      kind: childStates.map((value) => ({ value, text: childStateNames[value]() })),
      matches: ({ state }, value) => state === value,
    },
    {
      id: 'waits',
      label: m.staff_child_waits(),
      kind: [
        { value: 'access', text: m.staff_child_waits_access() },
        { value: 'request', text: m.staff_child_waits_request() },
        { value: 'missing', text: m.staff_child_missing() },
      ],
      matches: (child, value) => {
        if (value === 'access') return waitsForAccess(child)
        return value === 'request' ? child.requests > 0 : child.isMissing
      },
    },
  ]
}
