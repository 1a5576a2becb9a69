import { type HistoryAction, historyNames } from '#core/associations/history-names.ts'
import { m } from '#messages'
import { formatDayAndYear } from '#platform/time/format.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { HistoryLine } from '../model/contract.ts'

const actorNames: Readonly<Record<HistoryLine['by'], () => string>> = {
  board: m.associations_by_board,
  staff: m.associations_by_staff,
  person: m.associations_by_person,
  system: m.associations_by_system,
}

/** What happened, the newest first. */
export function HistoryList({ history }: { history: readonly HistoryLine[] }) {
  if (history.length === 0) return <p>{m.associations_history_none()}</p>
  return (
    <Rows label={m.associations_history()}>
      {history.map(({ id, at, action, by, details }) => (
        <Row
          key={id}
          name={wordsOf(action, details)}
          details={
            <>
              <time dateTime={at}>{formatDayAndYear(new Date(at))}</time> · {actorNames[by]()}
            </>
          }
        />
      ))}
    </Rows>
  )
}

function wordsOf(action: string, details: HistoryLine['details']): string {
  return Object.hasOwn(historyNames, action)
    ? historyNames[action as HistoryAction](details)
    : action
}
