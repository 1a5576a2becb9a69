import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import type { DateText } from '#ui/data-table/DueTag.tsx'
import type { InquiryLine, InquiryMessage, OpenInquiry } from './contract.ts'
import type { InboxState } from './inbox-filters.ts'

export const stateNames: Readonly<Record<InboxState, () => string>> = {
  waiting: m.inbox_state_waiting,
  overdue: m.inbox_state_overdue,
  answered: m.inbox_state_answered,
  closed: m.inbox_state_closed,
  all: m.inbox_state_all,
}

/** The colours of states, which `stateNames` says in words. */
export const stateTones = {
  waiting: 'info',
  answered: 'success',
  closed: 'neutral',
} as const satisfies Record<InquiryLine['state'], string>

export const subjectText = ({ subject }: Pick<InquiryLine, 'subject'>): string =>
  subject ?? m.inbox_subject_none()

/**
 * `Henvendelse 1042, Linh Nguyen`, for the heading and the title. Titles stay in the history of a browser
 * and in lists of windows: the subject, which may say anything, is not in it, and of a confidential
 * inquiry, where the name alone says that somebody asked for help, neither is the name.
 */
export function inquiryName({
  number,
  name,
  isConfidential,
}: Pick<OpenInquiry, 'number' | 'name' | 'isConfidential'>): string {
  return isConfidential ? m.inbox_inquiry_number({ number }) : m.inbox_inquiry_of({ number, name })
}

/** When staff should answer at the latest; empty unless the inquiry waits for them. */
export function dueText(
  { dueAt, isOverdue }: Pick<InquiryLine, 'dueAt' | 'isOverdue'>,
  dateText: DateText,
): string {
  if (dueAt === null) return ''
  const date = dateText(new Date(dueAt))
  return isOverdue ? m.inbox_overdue({ date }) : date
}

type Delivery = Pick<InquiryMessage, 'direction' | 'sentAt' | 'bouncedAt'>

/** The state of delivery of an answer; empty for messages of others. */
export function deliveryText({ direction, sentAt, bouncedAt }: Delivery): string {
  if (direction === 'in') return ''
  if (bouncedAt !== null) return m.inbox_bounced()
  if (sentAt === null) return m.inbox_sending()
  return m.inbox_sent({ time: formatDayAndTime(new Date(sentAt)) })
}
