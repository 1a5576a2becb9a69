import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { courseCallOff } from '#core/places/call-off-proposals.ts'
import { Proposals } from '#core/proposals/Proposals.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatShortDate, formatTime } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { useStoredMessage } from '#ui/snackbar/use-stored-message.ts'
import { groupNames, groupOf } from '../../model/course-groups.ts'
import { planningErrorText } from '../../model/refusal-texts.ts'
import type { ListedCourse } from '../../plan/contract.ts'
import { coursesQuery } from '../../plan/queries.ts'
import styles from './CoursePage.module.css'

/** All courses with their figures, to be found, planned and changed. */
export function CoursesPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.course_planning_heading()}
      intro={m.course_planning_intro()}
      needs={['courses']}
    >
      {() => <Courses search={search} />}
    </StaffPage>
  )
}

function Courses({ search }: { search: TableSearch }) {
  useStoredMessage()
  const { data, error, refetch } = useQuery(coursesQuery)
  const now = useMemo(() => new Date(), [])
  const columns = useMemo(() => makeColumns(now), [now])
  const filters = useMemo(() => makeFilters(now), [now])
  return (
    <>
      <Proposals kinds={[courseCallOff]} />
      <p className={`${styles.buttons} ${styles.above}`}>
        <Link to="/staff/courses/new" className="ds-button">
          {m.course_planning_new()}
        </Link>
      </p>
      <DataTable
        label={m.course_planning_heading()}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        source={{ rows: data?.items, error, refetch }}
        errorText={planningErrorText}
        emptyText={m.course_planning_none()}
        search={search}
        actions={{
          header: m.course_planning_people_heading(),
          cell: ({ id, title }) => (
            <Link
              to="/staff/courses/people/$id"
              params={{ id }}
              aria-label={m.course_planning_people_of({ title: textOrOther(title) })}
            >
              {m.course_planning_people_heading()}
            </Link>
          ),
        }}
      />
    </>
  )
}

function makeFilters(now: Date): DataFilter<ListedCourse>[] {
  return [
    {
      id: 'title',
      label: m.course_planning_search(),
      kind: 'text',
      matches: ({ title }, typed) =>
        Object.values(title).some((text) => text.toLowerCase().includes(typed.toLowerCase())),
    },
    {
      id: 'group',
      label: m.course_planning_state(),
      kind: Object.entries(groupNames).map(([value, text]) => ({ value, text: text() })),
      matches: (course, value) => groupOf(course, now) === value,
    },
  ]
}

function makeColumns(now: Date): DataColumn<ListedCourse>[] {
  return [
    {
      id: 'title',
      header: m.course_planning_title(),
      value: ({ title }) => textOrOther(title),
      cell: ({ id, title }) => (
        <Link to="/staff/courses/edit/$id" params={{ id }}>
          {textOrOther(title)}
        </Link>
      ),
      isSortable: true,
      isRowHeader: true,
      isLong: true,
    },
    {
      id: 'starts',
      header: m.course_planning_starts(),
      value: ({ startsAt }) => startsAt ?? '',
      cell: ({ startsAt, dates }) => (
        <>
          {startsAt && (
            <>
              <div className={styles.date}>{formatShortDate(new Date(startsAt))}</div>
              <div>{formatTime(new Date(startsAt))}</div>
            </>
          )}
          {dates > 1 && <div>{m.course_planning_more_dates({ count: dates - 1 })}</div>}
        </>
      ),
      isSortable: true,
    },
    {
      id: 'group',
      header: m.course_planning_state(),
      value: (course) => groupNames[groupOf(course, now)](),
      cell: (course) => (
        <>
          <Tag data-color={course.state === 'published' ? 'success' : 'neutral'}>
            {groupNames[groupOf(course, now)]()}
          </Tag>
          {course.callOffWaits && (
            <Tag data-color="warning">{m.course_planning_waits_for_second()}</Tag>
          )}
        </>
      ),
    },
    number('taken', m.course_planning_taken(), ({ taken }) => taken),
    number('free', m.course_planning_free(), ({ capacity, taken }) => capacity - taken),
    number('waiting', m.course_planning_waiting(), ({ waiting }) => waiting),
    number('came', m.course_planning_came(), ({ came }) => came),
    money('income', m.course_planning_income(), ({ incomeOre }) => incomeOre),
    money('refunded', m.course_planning_refunded(), ({ refundedOre }) => refundedOre),
  ]
}

const number = (
  id: string,
  header: string,
  value: (course: ListedCourse) => number,
): DataColumn<ListedCourse> => ({ id, header, value, isSortable: true, isNumeric: true })

const money = (
  id: string,
  header: string,
  oreOf: (course: ListedCourse) => number,
): DataColumn<ListedCourse> => ({
  ...number(id, header, (course) => oreOf(course) / 100),
  cell: (course) => formatKroner(oreOf(course)),
})
