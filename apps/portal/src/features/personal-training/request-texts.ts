import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import type { TrainingRequest } from './contract.ts'
import { kindNames } from './request-kinds.ts'

/** How far something has come: it waits, or was seen to on a day in Oslo. */
export function stateText({ handledAt }: Pick<TrainingRequest, 'handledAt'>): string {
  if (handledAt === null) return m.training_request_waiting()
  return m.training_request_handled_on({ date: formatShortDate(new Date(handledAt)) })
}

/** What is asked for, and of whom. */
export function askedText({ kind, trainer }: Pick<TrainingRequest, 'kind' | 'trainer'>): string {
  return m.training_request_of({
    kind: kindNames[kind](),
    trainer: trainer ?? m.training_request_trainer_any(),
  })
}
