import { formatBriefDate, formatShortDate } from '#platform/time/format.ts'
import { OnPaper } from './OnPaper.tsx'

/** A date in a narrow column; on paper it always has its year. */
export function BriefDate({ instant, now }: { instant: string; now: Date }) {
  const date = new Date(instant)
  return (
    <time dateTime={instant}>
      <OnPaper screen={formatBriefDate(date, now)} paper={formatShortDate(date)} />
    </time>
  )
}
