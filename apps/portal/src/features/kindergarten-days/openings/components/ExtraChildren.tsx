import { Button, Tag } from '@digdir/designsystemet-react'
import { useMemo, useState } from 'react'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { seatStateNames } from '../../model/names.ts'
import { staffDaysKey } from '../../model/queries.ts'
import { staffDaysErrorText } from '../../model/refusal-texts.ts'
import type { ExtraChild, OpenOpening } from '../contract.ts'
import { cancelExtraPlace } from '../queries.ts'

type Props = { open: OpenOpening; search: TableSearch; refetch: () => unknown }

/** The children who come, and those who wait. */
export function ExtraChildren({ open, search, refetch }: Props) {
  const columns = useMemo(makeColumns, [])
  const filters = useMemo(makeFilters, [])
  const [chosen, setChosen] = useState<ExtraChild | null>(null)
  return (
    <>
      <DataTable
        label={m.kindergarten_days_children()}
        columns={columns}
        filters={filters}
        rowId={({ placeId }) => placeId}
        source={{ rows: open.children, error: null, refetch }}
        errorText={staffDaysErrorText}
        emptyText={m.kindergarten_days_nobody_booked()}
        search={search}
        {...(!open.isOver && {
          actions: {
            header: m.kindergarten_days_cancel_place(),
            cell: (child: ExtraChild) => (
              <Button
                variant="secondary"
                data-size="sm"
                onClick={() => setChosen(child)}
                aria-label={m.kindergarten_days_cancel({ name: child.name })}
              >
                {m.kindergarten_days_cancel_place()}
              </Button>
            ),
          },
        })}
      />
      {chosen && <CancelDialog child={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function CancelDialog({ child, onClose }: { child: ExtraChild; onClose: () => void }) {
  const { placeId, name, state } = child
  const cancelling = usePress({
    call: () => cancelExtraPlace(placeId, { state }),
    changes: staffDaysKey,
    done: () => m.kindergarten_days_cancelled({ name }),
    onDone: onClose,
    errorText: staffDaysErrorText,
  })
  return (
    <ConfirmDialog
      heading={m.kindergarten_days_cancel({ name })}
      yes={m.kindergarten_days_cancel_yes()}
      isBusy={cancelling.isPending}
      onConfirm={() => cancelling.mutate()}
      onClose={onClose}
    >
      <p>{m.kindergarten_days_cancel_staff_text()}</p>
    </ConfirmDialog>
  )
}

function makeFilters(): DataFilter<ExtraChild>[] {
  return [
    {
      id: 'state',
      label: m.kindergarten_days_state(),
      kind: Object.entries(seatStateNames).map(([value, text]) => ({ value, text: text() })),
      matches: ({ state }, value) => state === value,
    },
  ]
}

const stateText = ({ state, position }: ExtraChild) =>
  state === 'booked'
    ? m.kindergarten_days_seat_booked()
    : m.kindergarten_days_position({ position: position ?? 1 })

function makeColumns(): DataColumn<ExtraChild>[] {
  return [
    {
      id: 'name',
      header: m.kindergarten_days_child(),
      value: ({ name }) => name,
      isSortable: true,
      isRowHeader: true,
    },
    {
      id: 'department',
      header: m.kindergarten_days_department(),
      value: ({ department }) => department ?? m.kindergarten_days_not_enrolled_then(),
      isSortable: true,
    },
    {
      id: 'state',
      header: m.kindergarten_days_state(),
      value: stateText,
      cell: (child) => (
        <Tag data-color={child.state === 'booked' ? 'success' : 'warning'}>{stateText(child)}</Tag>
      ),
      isSortable: true,
    },
    {
      id: 'by',
      header: m.kindergarten_days_booked_by_header(),
      value: ({ bookedBy }) => bookedBy,
    },
  ]
}
