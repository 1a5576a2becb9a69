import { Tag } from '@digdir/designsystemet-react'
import { daysBetween } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** So many days before a deadline its colour says that it is near. */
const nearDays = 2

type Due = {
  /** An instant in ISO 8601; null while staff need not act. */
  readonly dueAt: string | null
  readonly isOverdue: boolean
}

/** A deadline in one chip: its words say when or how late, and its colour how urgent that is. */
export function DueTag({ text, now, ...due }: Due & { text: string; now: Date }) {
  if (due.dueAt === null) return text
  return (
    <Tag data-color={dueTone(due, now)}>
      <time dateTime={due.dueAt}>{text}</time>
    </Tag>
  )
}

export function dueTone({ dueAt, isOverdue }: Due, now: Date): 'danger' | 'warning' | 'neutral' {
  if (isOverdue) return 'danger'
  const isNear = dueAt !== null && daysBetween(osloDate(now), osloDate(new Date(dueAt))) <= nearDays
  return isNear ? 'warning' : 'neutral'
}
