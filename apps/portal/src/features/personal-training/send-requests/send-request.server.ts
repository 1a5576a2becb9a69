import { and, eq, isNull } from 'drizzle-orm'
import { accountRefusals } from '#core/accounts/contract.ts'
import { user } from '#core/accounts/tables.server.ts'
import { findActiveMembership } from '#core/memberships/find-active-membership.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { mostWaiting, requestRefusals } from '../model/refusals.ts'
import type { RequestForm } from '../model/request-form.ts'
import { trainingRequest } from '../model/tables.server.ts'
import { findTrainer } from './find-trainer.server.ts'

type Parts = { database: Database; content: Pick<ContentClient, 'query'> }

/**
 * @param today in Oslo
 * @throws {Refusal} `NOT_A_MEMBER`, `TRAINER_NOT_FOUND`, `CONTENT_UNAVAILABLE`, `TOO_MANY_WAITING`;
 *   `UNAUTHENTICATED` when the account has just been deleted
 */
export async function sendRequest(
  { database, content }: Parts,
  { userId, today }: { userId: string; today: string },
  { kind, text, trainer: trainerName }: RequestForm,
): Promise<void> {
  if (!(await findActiveMembership(database, userId, today)))
    throw new Refusal('NOT_A_MEMBER', requestRefusals.NOT_A_MEMBER)
  const trainer = await findTrainer(content, trainerName)
  await database.transaction(async (transaction) => {
    // Locks the account, so that concurrent requests of one person are counted one after the other.
    const [sender] = await transaction
      .select({ id: user.id })
      .from(user)
      .where(eq(user.id, userId))
      .for('no key update')
    if (!sender) throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
    const waiting = await transaction.$count(
      trainingRequest,
      and(eq(trainingRequest.userId, userId), isNull(trainingRequest.handledAt)),
    )
    if (waiting >= mostWaiting)
      throw new Refusal('TOO_MANY_WAITING', requestRefusals.TOO_MANY_WAITING)
    await transaction.insert(trainingRequest).values({ userId, kind, trainer, text })
  })
}
