import { sql } from 'drizzle-orm'
import type { PersonIdentifiers } from '#core/personal-data/personal-table.ts'
import { noteDeletion } from '#core/quarantine/noted-deletions.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { findPerson, type PrivacyParts } from './collect-personal-data.server.ts'
import { privacyRefusals } from './contract.ts'
import { findBlocks } from './preview-deletion.server.ts'

/**
 * Deletes an account and everything in `personalTables` that goes with it, in one transaction:
 * places in classes go to their queues, sessions end in every instance, and mails that wait for the
 * person are dropped. A last mail goes to the address that was.
 * @param options `stillApplies`: looked at behind the locks; nothing happens when it says no
 * @returns whether it was this call that deleted it; there may be no such account any more
 * @throws {Refusal} ACTIVE_STAFF_ROLE (409), or what another feature says is in the way
 */
export async function deleteAccount(
  { database, encryption, personalTables }: PrivacyParts,
  userId: string,
  options: {
    /** `null` for one that is deleted again: the person has it. */
    farewell: { subject: string; text: string } | null
    stillApplies?: (transaction: Database) => Promise<boolean>
  },
): Promise<boolean> {
  return retryContention(() =>
    database.transaction(async (transaction) => {
      for (const { lock } of personalTables.toReversed()) await lock?.(transaction, userId)
      if (options.stillApplies && !(await options.stillApplies(transaction))) return false
      const person = await findPerson(transaction, encryption, userId)
      if (!person) return false
      const [block] = await findBlocks({ database: transaction, personalTables }, userId)
      if (block) throw new Refusal(block, privacyRefusals[block])
      for (const { passOn } of personalTables) await passOn?.(transaction, userId)
      for (const { table, rowsOf, onDeletion } of personalTables.toReversed())
        if (onDeletion === 'removed')
          await transaction.execute(sql`delete from ${table} where ${rowsOf(person)}`)
      await dropWaitingMails(transaction, person)
      if (options.farewell)
        await enqueueJob(transaction, sendMail, { to: person.email, ...options.farewell })
      await enqueueJob(transaction, noteDeletion, { userId, deletedAt: new Date().toISOString() })
      return true
    }),
  )
}

/** Jobs that run already are left to themselves: they find no account. */
async function dropWaitingMails(
  transaction: Database,
  { userId, email }: PersonIdentifiers,
): Promise<void> {
  await transaction.execute(sql`
    select count(*) from graphile_worker.complete_jobs(array(
      select id from graphile_worker._private_jobs
      where locked_at is null and (payload ->> 'userId' = ${userId}
        or lower(payload ->> 'email') = ${email} or lower(payload ->> 'to') = ${email})))`)
}
