import { defaultLocale } from '@trivsel/content-contract/locales'
import { Refusal } from '#platform/api/errors.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import { requestRefusals } from '../model/refusals.ts'
import { allTrainers } from './trainers.ts'

/**
 * @param name as the editors have written it; empty: any available trainer
 * @returns the name; `null` for any available trainer
 * @throws {Refusal} `TRAINER_NOT_FOUND`, `CONTENT_UNAVAILABLE`
 */
export async function findTrainer(
  content: Pick<ContentClient, 'query'>,
  name: string,
): Promise<string | null> {
  if (name === '') return null
  const { items } = await content.query('staffList', allTrainers(defaultLocale)).catch(() => {
    throw new Refusal('CONTENT_UNAVAILABLE', requestRefusals.CONTENT_UNAVAILABLE)
  })
  if (!items.some(({ displayName }) => displayName === name))
    throw new Refusal('TRAINER_NOT_FOUND', requestRefusals.TRAINER_NOT_FOUND)
  return name
}
