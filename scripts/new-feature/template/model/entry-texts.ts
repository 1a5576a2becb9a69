import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import type { Entry } from './contract.ts'

/** The state of a suggestion: it waits, or was handled on a day in Oslo. */
export function stateText({ handledAt }: Pick<Entry, 'handledAt'>): string {
  if (handledAt === null) return m.suggestion_box_waiting()
  return m.suggestion_box_handled_on({ date: formatShortDate(new Date(handledAt)) })
}
