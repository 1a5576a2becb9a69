import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CourseTabs } from '#core/courses/components/CourseTabs.tsx'
import { courseRoles } from '#core/courses/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useNamedHeading } from '#core/staff-area/use-named-heading.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatBriefDate, formatDayAndTime } from '#platform/time/format.ts'
import { useNow } from '#platform/time/use-now.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { doorStates } from '../../model/door-state.ts'
import { checkInErrorText } from '../../model/refusal-messages.ts'
import { doorStateNames, doorStateTones } from '../../model/state-names.ts'
import { attendedText, cameText, certificateText, unpaidText } from '../attendance-texts.ts'
import type { Attendance, Attendee } from '../contract.ts'
import { attendanceQuery } from '../queries.ts'
import type { ToCorrect } from '../to-correct.ts'
import { AttendeeActions } from './AttendeeActions.tsx'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import { HolderDialog } from './HolderDialog.tsx'

type Props = { id: string; search: TableSearch }

/** Who was at which date of a course, and what staff say of it. */
export function AttendancePage({ id, search }: Props) {
  return (
    <StaffPage heading={m.course_checkin_attendance()} needs={courseRoles}>
      {() => <OfCourse id={id} search={search} />}
    </StaffPage>
  )
}

function OfCourse({ id, search }: Props) {
  const { data, error, refetch } = useQuery(attendanceQuery(id))
  const now = useNow(Date.now())
  const [toCorrect, setToCorrect] = useState<ToCorrect | null>(null)
  const [misspelt, setMisspelt] = useState<Attendee | null>(null)
  const title = useNamedHeading(
    data ? textOrOther(data.title) : null,
    m.course_checkin_attendance(),
  )
  return (
    <>
      <CourseTabs id={id} />
      {data && <h2>{title}</h2>}
      {data && <Notices attendance={data} />}
      <DataTable
        label={data ? `${m.course_checkin_attendance()} ${title}` : m.course_checkin_attendance()}
        columns={data ? columnsOf(data, now, setToCorrect) : []}
        filters={filters()}
        {...(data && {
          actions: {
            header: m.course_checkin_actions(),
            cell: (attendee: Attendee) => (
              <AttendeeActions
                attendance={data}
                attendee={attendee}
                now={now}
                onCorrect={setMisspelt}
              />
            ),
          },
        })}
        rowId={({ ticketId }) => ticketId}
        source={{ rows: data?.items, error, refetch }}
        errorText={checkInErrorText}
        emptyText={m.course_checkin_nobody()}
        search={search}
      />
      {toCorrect && (
        <CorrectionDialog courseId={id} toCorrect={toCorrect} onClose={() => setToCorrect(null)} />
      )}
      {misspelt && (
        <HolderDialog courseId={id} attendee={misspelt} onClose={() => setMisspelt(null)} />
      )}
    </>
  )
}

/** The rule of the certificate, what keeps it from being written, and who has not paid. */
function Notices({ attendance }: { attendance: Attendance }) {
  const { certificateDates: wanted, canIssue, dates, isCalledOff, items } = attendance
  const unpaid = items.filter((one) => one.state !== 'booked' && unpaidText(one) !== '').length
  return (
    <>
      {isCalledOff && (
        <NoticeBox tone="danger">
          <p>{m.course_checkin_called_off()}</p>
        </NoticeBox>
      )}
      {unpaid > 0 && (
        <NoticeBox tone="warning">
          <p>{m.course_checkin_unpaid_count({ count: unpaid })}</p>
        </NoticeBox>
      )}
      {wanted !== null && (
        <p>{m.course_checkin_certificate_rule({ wanted, dates: dates.length })}</p>
      )}
      {wanted !== null && !canIssue && (
        <NoticeBox tone="warning">
          <p>{m.course_certificate_not_set_up()}</p>
        </NoticeBox>
      )}
    </>
  )
}

const filters = (): DataFilter<Attendee>[] => [
  {
    id: 'holder',
    label: m.course_checkin_holder(),
    kind: 'text',
    matches: ({ holder, buyer }, text) =>
      `${holder} ${buyer}`.toLowerCase().includes(text.toLowerCase()),
  },
  {
    id: 'state',
    label: m.course_checkin_ticket_state(),
    kind: doorStates.map((value) => ({ value, text: doorStateNames[value]() })),
    matches: ({ state }, value) => state === value,
  },
]

/** Of the address: letters alone. */
const columnOf = (index: number): string =>
  `date${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`

function columnsOf(
  attendance: Attendance,
  now: Date,
  correct: (wanted: ToCorrect) => void,
): DataColumn<Attendee>[] {
  const { dates, certificateDates, items } = attendance
  return [
    {
      id: 'holder',
      header: m.course_checkin_holder(),
      value: ({ holder }) => holder,
      cell: ({ holder, buyer }) => (
        <>
          {holder}
          {buyer !== holder && (
            <small>
              {m.course_checkin_buyer()}: {buyer}
            </small>
          )}
        </>
      ),
      isSortable: true,
      isRowHeader: true,
    },
    {
      id: 'buyer',
      header: m.course_checkin_buyer(),
      value: ({ buyer }) => buyer,
      isSortable: true,
      isHidden: true,
    },
    {
      id: 'came',
      header: m.course_checkin_came_times(),
      value: ({ came }) => came,
      cell: (attendee) => cameText(attendance, attendee),
      isSortable: true,
      isNumeric: true,
    },
    {
      id: 'state',
      header: m.course_checkin_ticket_state(),
      value: ({ state }) => doorStateNames[state](),
      cell: ({ state }) => <Tag data-color={doorStateTones[state]}>{doorStateNames[state]()}</Tag>,
      isSortable: true,
    },
    ...(items.some(({ dates: attended }) => attended.some(({ unpaid }) => unpaid))
      ? [{ id: 'unpaid', header: m.course_checkin_unpaid_column(), value: unpaidText }]
      : []),
    ...(certificateDates === null && items.every(({ certificate }) => certificate === null)
      ? []
      : [
          {
            id: 'certificate',
            header: m.course_checkin_certificate(),
            value: (row: Attendee) => certificateText(attendance, row, now),
          },
        ]),
    ...dates.map(({ id, startsAt, hasBegun }, index) => ({
      id: columnOf(index),
      header: formatBriefDate(new Date(startsAt), now),
      value: ({ dates: attended }: Attendee) => {
        const date = attended.find(({ dateId }) => dateId === id)
        return date ? attendedText(date, hasBegun) : ''
      },
      cell: (attendee: Attendee) => {
        const date = attendee.dates.find(({ dateId }) => dateId === id)
        if (!date) return ''
        const text = attendedText(date, hasBegun)
        if (!hasBegun || attendee.isOwn) return text
        const when = formatDayAndTime(new Date(startsAt))
        return (
          <Button
            variant="tertiary"
            data-size="sm"
            aria-label={m.course_checkin_correct_of({ holder: attendee.holder, when, text })}
            onClick={() => correct({ attendee, date, when })}
          >
            {text}
          </Button>
        )
      },
    })),
  ]
}
