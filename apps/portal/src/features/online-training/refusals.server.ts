import { Refusal } from '#platform/api/errors.server.ts'
import { type TrainingRefusal, trainingRefusals } from './refusals.ts'

export function refuse(code: TrainingRefusal): Refusal<TrainingRefusal> {
  return new Refusal(code, trainingRefusals[code])
}
