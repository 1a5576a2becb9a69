import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import type { TrainingRequest } from './contract.ts'
import { kindNames } from './request-kinds.ts'

/** The state of a request: waiting, or handled on a date in Oslo. */
export function stateText({ handledAt }: Pick<TrainingRequest, 'handledAt'>): string {
  if (handledAt === null) return m.training_request_waiting()
  return m.training_request_handled_on({ date: formatShortDate(new Date(handledAt)) })
}

/** What is requested, and of which trainer. */
export function requestText({ kind, trainer }: Pick<TrainingRequest, 'kind' | 'trainer'>): string {
  return m.training_request_of({
    kind: kindNames[kind](),
    trainer: trainer ?? m.training_request_trainer_any(),
  })
}
