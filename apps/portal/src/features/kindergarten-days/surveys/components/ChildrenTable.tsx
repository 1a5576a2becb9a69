import { Button } from '@digdir/designsystemet-react'
import { useMemo, useState } from 'react'
import { m } from '#messages'
import { formatWallTime } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { staffDaysErrorText } from '../../model/refusal-texts.ts'
import { shortDayText } from '../../model/time.ts'
import type { OpenSurvey, SurveyChild } from '../contract.ts'
import { AnswerDialog } from './AnswerDialog.tsx'

type Props = { survey: OpenSurvey; search: TableSearch; refetch: () => unknown }

/** Each child with its answers. No name is in the address: there is no search by name. */
export function ChildrenTable({ survey, search, refetch }: Props) {
  const columns = useMemo(makeColumns, [])
  const filters = useMemo(makeFilters, [])
  const [chosen, setChosen] = useState<SurveyChild | null>(null)
  return (
    <>
      <DataTable
        label={m.kindergarten_days_children()}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        source={{ rows: survey.children, error: null, refetch }}
        errorText={staffDaysErrorText}
        emptyText={m.kindergarten_days_nobody_enrolled()}
        search={search}
        actions={{
          header: m.kindergarten_days_answer(),
          cell: (child) => (
            <Button
              variant="secondary"
              data-size="sm"
              onClick={() => setChosen(child)}
              aria-label={m.kindergarten_days_answer_for({ name: child.name })}
            >
              {m.kindergarten_days_answer()}
            </Button>
          ),
        }}
      />
      {chosen && (
        <AnswerDialog surveyId={survey.id} child={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  )
}

const hasAnswered = ({ answers }: SurveyChild) => answers.every(({ isComing }) => isComing !== null)

function makeFilters(): DataFilter<SurveyChild>[] {
  return [
    {
      id: 'answered',
      label: m.kindergarten_days_answered(),
      kind: [
        { value: 'no', text: m.kindergarten_days_answered_no() },
        { value: 'yes', text: m.kindergarten_days_answered_yes() },
      ],
      matches: (child, value) => hasAnswered(child) === (value === 'yes'),
    },
  ]
}

function makeColumns(): DataColumn<SurveyChild>[] {
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
      value: ({ department }) => department,
      isSortable: true,
    },
    {
      id: 'answers',
      header: m.kindergarten_days_answers(),
      value: ({ answers }) => answers.map(answerLine).join('; '),
      cell: ({ answers }) =>
        answers.map((answer) => <div key={answer.onDate}>{answerLine(answer)}</div>),
      isLong: true,
    },
  ]
}

function answerLine({
  onDate,
  isComing,
  arrivesAt,
  by,
  isByStaff,
}: SurveyChild['answers'][number]) {
  const day = shortDayText(onDate)
  if (isComing === null) return `${day}: ${m.kindergarten_days_no_answer()}`
  const answer = !isComing
    ? m.kindergarten_days_away()
    : arrivesAt === null
      ? m.kindergarten_days_coming()
      : m.kindergarten_days_coming_by({ time: formatWallTime(arrivesAt) })
  const who = isByStaff ? m.kindergarten_days_staff() : by
  return `${day}: ${answer}${who && ` (${who})`}`
}
