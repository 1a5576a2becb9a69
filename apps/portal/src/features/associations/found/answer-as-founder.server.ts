import { and, eq, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { readSignedId } from '#core/associations/links.server.ts'
import { association, associationFounder } from '#core/associations/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { FounderQuestion } from '../model/contract.ts'
import { composeFounderDeclinedMail } from '../model/mails.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { associationApplication } from '../model/tables.server.ts'
import { sendWhenReady } from './send-when-ready.server.ts'

type Parts = {
  readonly database: Database
  readonly encryption: Pick<FieldEncryption, 'index'>
  readonly portalUrl: string
}

/**
 * What the link of a mail asks. Nothing is changed.
 * @throws {Refusal} `FOUNDER_LINK_INVALID`
 */
export async function findFounderQuestion(
  { database, encryption }: Pick<Parts, 'database' | 'encryption'>,
  token: string,
): Promise<FounderQuestion> {
  const found = await find(database, readSignedId(encryption, 'association founder', token))
  const { associationName, purpose, applicant, founder } = found
  return { associationName, purpose, applicant, name: founder.name, state: stateOf(founder) }
}

/**
 * A founder says yes or no. The same answer again changes nothing; the last yes that is needed sends the
 * application to staff.
 * @throws {Refusal} `FOUNDER_LINK_INVALID`, `FOUNDER_ANSWERED`
 */
export async function answerAsFounder(
  { database, encryption, portalUrl }: Parts,
  { token, accepts }: { readonly token: string; readonly accepts: boolean },
): Promise<void> {
  const founderId = readSignedId(encryption, 'association founder', token)
  await database.transaction(async (transaction) => {
    const { associationId } = (await find(transaction, founderId)).founder
    // First the association: edits of it take the locks in the same order.
    await transaction
      .select({ id: association.id })
      .from(association)
      .where(eq(association.id, associationId))
      .for('update')
    const found = await find(transaction, founderId)
    const state = stateOf(found.founder)
    if (state === (accepts ? 'confirmed' : 'declined')) return
    if (state !== 'waiting') throw refuse('FOUNDER_ANSWERED')
    await transaction
      .update(associationFounder)
      .set(accepts ? { confirmedAt: sql`now()` } : { declinedAt: sql`now()` })
      .where(eq(associationFounder.id, found.founder.id))
    if (accepts) await sendWhenReady(transaction, associationId, portalUrl)
    else {
      const url = portalUrl + pagePath('createAssociation', found.language)
      await enqueueJob(transaction, sendMail, {
        to: found.email,
        ...composeFounderDeclinedMail(
          { name: found.associationName, founder: found.founder.name, url },
          found.language,
        ),
      })
    }
  })
}

/** Only while the association is new, and its applicant has an account. */
async function find(database: Database, founderId: string | null) {
  const [found] =
    founderId === null
      ? []
      : await database
          .select({
            founder: associationFounder,
            associationName: association.name,
            purpose: association.purpose,
            language: associationApplication.language,
            email: user.email,
            applicant: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
          })
          .from(associationFounder)
          .innerJoin(association, eq(association.id, associationFounder.associationId))
          .innerJoin(
            associationApplication,
            eq(associationApplication.associationId, association.id),
          )
          .innerJoin(user, eq(user.id, association.foundedBy))
          .where(and(eq(associationFounder.id, founderId), eq(association.state, 'new')))
  if (!found) throw refuse('FOUNDER_LINK_INVALID')
  return found
}

function stateOf(founder: typeof associationFounder.$inferSelect): FounderQuestion['state'] {
  if (founder.confirmedAt) return 'confirmed'
  return founder.declinedAt ? 'declined' : 'waiting'
}
