import { Tag } from '@digdir/designsystemet-react'
import { daysBetween } from '#platform/time/date.ts'
import { formatBriefDate, formatShortDate } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { OnPaper } from './OnPaper.tsx'

/** So many days before a deadline its colour says that it is near. */
const nearDays = 2

export type DateText = (instant: Date) => string

type Due = {
  /** An instant in ISO 8601; null while staff need not act. */
  readonly dueAt: string | null
  readonly isOverdue: boolean
}

type Props = {
  dueAt: string
  /** What it says of the deadline, with a date as `dateText` writes it. */
  text: (dateText: DateText) => string
  now: Date
}

/** The words of a deadline; on paper its date always has its year. */
export function DueText({ dueAt, text, now }: Props) {
  return (
    <time dateTime={dueAt}>
      <OnPaper screen={text((date) => formatBriefDate(date, now))} paper={text(formatShortDate)} />
    </time>
  )
}

/** A deadline in one chip: its words say when or how late, and its colour how urgent that is. */
export function DueTag({ dueAt, isOverdue, text, now }: Due & Pick<Props, 'text' | 'now'>) {
  if (dueAt === null) return null
  return (
    <Tag data-color={dueTone({ dueAt, isOverdue }, now)}>
      <DueText dueAt={dueAt} text={text} now={now} />
    </Tag>
  )
}

export function dueTone({ dueAt, isOverdue }: Due, now: Date): 'danger' | 'warning' | 'neutral' {
  if (isOverdue) return 'danger'
  const isNear = dueAt !== null && daysBetween(osloDate(now), osloDate(new Date(dueAt))) <= nearDays
  return isNear ? 'warning' : 'neutral'
}
