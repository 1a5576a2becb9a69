import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CourseTabs } from '#core/courses/components/CourseTabs.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { placeStateNames } from '../../model/course-names.ts'
import { planningErrorText } from '../../model/refusal-texts.ts'
import type { CoursePlace, CoursePlaces } from '../contract.ts'
import { placesQuery } from '../queries.ts'
import { AnswersExport } from './AnswersExport.tsx'
import { CancelPlaceDialog } from './CancelPlaceDialog.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import styles from './People.module.css'

type Props = { id: string; search: TableSearch }

/** Who comes to a course, what they paid and answered, and what was mailed to them. */
export function PeoplePage({ id, search }: Props) {
  const { data } = useQuery({ ...placesQuery(id), enabled: false })
  const heading = data
    ? m.course_planning_people_of({ title: textOrOther(data.title) })
    : m.course_planning_people_heading()
  return (
    <StaffPage heading={heading} isNamed needs={['courses']}>
      {() => <People id={id} search={search} />}
    </StaffPage>
  )
}

function People({ id, search }: Props) {
  const { data, error, refetch } = useQuery(placesQuery(id))
  const columns = useMemo(makeColumns, [])
  const filters = useMemo(makeFilters, [])
  const [cancelled, setCancelled] = useState<CoursePlace | null>(null)
  return (
    <div className={styles.page}>
      <CourseTabs id={id} />
      {data && <p>{seatsText(data)}</p>}
      <DataTable
        label={m.course_planning_people_heading()}
        columns={columns}
        filters={filters}
        rowId={(place) => place.id}
        source={{ rows: data?.items, error, refetch }}
        errorText={planningErrorText}
        emptyText={data?.isCalledOff ? m.course_planning_nobody_left() : m.course_planning_nobody()}
        search={search}
        actions={{
          header: m.course_planning_cancel_place(),
          cell: (place) => (
            <Button
              variant="secondary"
              data-size="sm"
              onClick={() => setCancelled(place)}
              aria-label={m.course_planning_cancel_place_of({ name: place.name })}
            >
              {m.course_planning_cancel_place()}
            </Button>
          ),
        }}
      />
      {data && <AnswersExport id={id} places={data} />}
      {data && <Messages id={id} places={data} />}
      {cancelled && <CancelPlaceDialog place={cancelled} onClose={() => setCancelled(null)} />}
    </div>
  )
}

function seatsText({ isCalledOff, taken, capacity, items }: CoursePlaces): string {
  if (isCalledOff) return m.course_planning_seats_called_off()
  const isQueue = items.some(({ state }) => state === 'waiting')
  const text = isQueue ? m.course_planning_seats_queue : m.course_planning_seats_text
  return text({ taken, capacity })
}

function Messages({ id, places }: { id: string; places: CoursePlaces }) {
  const [isWriting, setWriting] = useState(false)
  return (
    <section className={styles.section} aria-labelledby="course-messages">
      <h2 id="course-messages">{m.course_planning_messages()}</h2>
      {places.messages.length === 0 && <p>{m.course_planning_messages_none()}</p>}
      <Rows>
        {places.messages.map(({ id: messageId, subject, sentAt, by, addresses }) => (
          <Row
            key={messageId}
            name={textOrOther(subject)}
            details={m.course_planning_message_sent({
              time: formatDayAndTime(new Date(sentAt)),
              name: by || m.course_planning_former(),
              count: addresses,
            })}
          />
        ))}
      </Rows>
      {places.items.length > 0 && (
        <p>
          <Button variant="secondary" onClick={() => setWriting(true)}>
            {m.course_planning_message_write()}
          </Button>
        </p>
      )}
      {isWriting && <MessageDialog id={id} places={places} onClose={() => setWriting(false)} />}
    </section>
  )
}

const stateText = ({ state }: CoursePlace) =>
  Object.hasOwn(placeStateNames, state)
    ? placeStateNames[state as keyof typeof placeStateNames]()
    : ''

function makeFilters(): DataFilter<CoursePlace>[] {
  return [
    {
      id: 'name',
      label: m.course_planning_search_people(),
      kind: 'text',
      matches: ({ name, email, holders }, typed) =>
        [name, email, ...holders].some((text) => text.toLowerCase().includes(typed.toLowerCase())),
    },
    {
      id: 'state',
      label: m.course_planning_state(),
      kind: Object.entries(placeStateNames).map(([value, text]) => ({ value, text: text() })),
      matches: ({ state }, value) => state === value,
    },
  ]
}

function makeColumns(): DataColumn<CoursePlace>[] {
  return [
    {
      id: 'name',
      header: m.course_planning_name(),
      value: ({ name }) => name,
      isSortable: true,
      isRowHeader: true,
    },
    { id: 'email', header: m.data_email(), value: ({ email }) => email },
    {
      id: 'state',
      header: m.course_planning_state(),
      value: stateText,
      cell: (place) => (
        <>
          <Tag data-color={place.state === 'booked' ? 'success' : 'warning'}>
            {stateText(place)}
          </Tag>
          {place.request && (
            <Tag data-color="info">
              {m.course_planning_request({ amount: formatKroner(place.request.refundOre) })}
            </Tag>
          )}
        </>
      ),
    },
    {
      id: 'seats',
      header: m.course_planning_seats(),
      value: ({ seats }) => seats,
      isNumeric: true,
      isSortable: true,
    },
    {
      id: 'holders',
      header: m.course_planning_tickets(),
      value: ({ holders }) => holders.join(', '),
    },
    {
      id: 'paid',
      header: m.course_planning_paid(),
      value: ({ paidOre }) => paidOre / 100,
      cell: ({ paidOre }) => formatKroner(paidOre),
      isNumeric: true,
      isSortable: true,
    },
    {
      id: 'booked',
      header: m.course_planning_booked_at(),
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => formatDayAndTime(new Date(createdAt)),
      isSortable: true,
    },
  ]
}
