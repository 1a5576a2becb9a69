import { Refusal } from '#platform/api/errors.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import { requestRefusals } from './refusals.ts'
import { allTrainers } from './trainers.ts'

/**
 * The name as the editors have written it.
 * @throws {Refusal} `TRAINER_NOT_FOUND`, `CONTENT_UNAVAILABLE`
 */
export async function findTrainer(
  content: Pick<ContentClient, 'query'>,
  wanted: string,
): Promise<string | null> {
  if (wanted === '') return null
  const { items } = await content.query('staffList', allTrainers('no')).catch(() => {
    throw new Refusal('CONTENT_UNAVAILABLE', requestRefusals.CONTENT_UNAVAILABLE)
  })
  if (!items.some(({ displayName }) => displayName === wanted))
    throw new Refusal('TRAINER_NOT_FOUND', requestRefusals.TRAINER_NOT_FOUND)
  return wanted
}
