import { Tag } from '@digdir/designsystemet-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { SavedViews } from '#core/staff-area/views/SavedViews.tsx'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDay, formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { DayStrip } from '../../browse/components/DayStrip.tsx'
import { stateTexts, stateTones } from '../class-texts.ts'
import type { StaffClass } from '../contract.ts'
import { staffClassesQuery } from '../queries.ts'
import { classStaffErrorText } from '../refusal-messages.ts'
import { staffDays } from '../staff-days.ts'
import styles from './StaffClass.module.css'
import { UnsentMarks } from './UnsentMarks.tsx'

/** The group classes of a day: how full they are, and where attendance marks are missing. */
export function StaffClassesPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage heading={m.staff_classes_heading()} intro={m.staff_classes_intro()} needs={'sports'}>
      {() => <Day search={search} />}
    </StaffPage>
  )
}

function Day({ search }: { search: TableSearch }) {
  const now = new Date()
  const today = osloDate(now)
  const requestedDay = typeof search.day === 'string' ? search.day : undefined
  const { data, error, refetch } = useQuery({
    ...staffClassesQuery(requestedDay),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(makeColumns, [])
  const filters = useMemo(() => makeFilters(data?.items ?? []), [data])
  const day = data?.day ?? requestedDay ?? today
  const { day: _, page: __, ...otherSearch } = search
  return (
    <div className={styles.class}>
      <UnsentMarks />
      <DayStrip days={staffDays(now)} day={day} today={today} otherSearch={otherSearch} />
      <h2>{sentenceCase(formatDay(noonOf(day)))}</h2>
      <DataTable
        label={m.staff_classes_heading()}
        columns={columns}
        filters={filters}
        rowId={({ id }) => String(id)}
        source={{ rows: data?.items, error, refetch }}
        errorText={classStaffErrorText}
        emptyText={m.staff_classes_none()}
        search={search}
        views={<SavedViews list="classes" search={search} filters={filters} />}
      />
    </div>
  )
}

function makeColumns(): DataColumn<StaffClass>[] {
  return [
    {
      id: 'start',
      header: m.staff_class_time(),
      value: ({ startTime }) => startTime,
      cell: ({ startTime, endTime }) => (
        <time dateTime={startTime}>
          {formatTime(new Date(startTime))}–{formatTime(new Date(endTime))}
        </time>
      ),
      isSortable: true,
    },
    {
      id: 'name',
      header: m.staff_class_name(),
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link to="/staff/sports/classes/$id" params={{ id: String(id) }}>
          {name}
        </Link>
      ),
      isRowHeader: true,
      isSortable: true,
    },
    {
      id: 'day',
      header: m.staff_class_day(),
      value: ({ startTime }) => osloDate(new Date(startTime)),
      isHidden: true,
    },
    { id: 'center', header: m.staff_class_center(), value: ({ center }) => center.name },
    { id: 'room', header: m.staff_class_room(), value: ({ room }) => room },
    {
      id: 'instructor',
      header: m.staff_class_instructor(),
      value: ({ instructor }) => instructor.name,
      isSortable: true,
    },
    {
      id: 'booked',
      header: m.staff_class_booked(),
      value: ({ booked }) => booked,
      cell: ({ booked, capacity }) => m.staff_class_of_places({ booked, capacity }),
      isSortable: true,
    },
    {
      id: 'queued',
      header: m.staff_class_queue(),
      value: ({ queued }) => queued,
      isSortable: true,
    },
    {
      id: 'state',
      header: m.staff_class_state(),
      value: ({ state }) => stateTexts[state](),
      cell: ({ state, unmarked }) => (
        <>
          <Tag data-color={stateTones[state]}>{stateTexts[state]()}</Tag>
          {unmarked > 0 && ` ${m.staff_class_unmarked({ count: unmarked })}`}
        </>
      ),
    },
  ]
}

/** The API filters by day; the table filters by club. */
function makeFilters(classes: readonly StaffClass[]): DataFilter<StaffClass>[] {
  const centers = new Map(classes.map(({ center }) => [String(center.id), center.name]))
  return [
    { id: 'day', label: m.staff_class_day(), kind: 'day' },
    {
      id: 'center',
      label: m.staff_class_center(),
      kind: [...centers]
        .map(([value, text]) => ({ value, text }))
        .sort((one, other) => one.text.localeCompare(other.text, 'nb')),
      matches: ({ center }, value) => String(center.id) === value,
    },
  ]
}
