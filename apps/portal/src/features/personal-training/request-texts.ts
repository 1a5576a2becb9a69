import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import type { TrainingRequest } from './contract.ts'

/** How far something has come: it waits, or was seen to on a day in Oslo. */
export function stateText({ handledAt }: Pick<TrainingRequest, 'handledAt'>): string {
  if (handledAt === null) return m.training_request_waiting()
  return m.training_request_handled_on({ date: formatShortDate(new Date(handledAt)) })
}

/** Who is asked. */
export function askedText({ trainer }: Pick<TrainingRequest, 'trainer'>): string {
  return trainer ?? m.training_request_trainer_any()
}
