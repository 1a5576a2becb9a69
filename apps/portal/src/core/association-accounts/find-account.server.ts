import { and, eq, isNull } from 'drizzle-orm'
import { associationContact } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationBankAccount as account } from './tables.server.ts'

type Row = typeof account.$inferSelect

/** The account of an association that waits or counts. */
export async function findAccount(
  database: Database,
  associationId: string,
  state: 'entered' | 'confirmed',
): Promise<Row | null> {
  const [found] = await database
    .select()
    .from(account)
    .where(and(eq(account.associationId, associationId), eq(account.state, state)))
  return found ?? null
}

/** Who entered an account, as `confirmationStep` judges them. */
export async function findEnterer(
  database: Database,
  { associationId, enteredBy }: Pick<Row, 'associationId' | 'enteredBy'>,
): Promise<{ by: string | null; isContact: boolean }> {
  if (enteredBy === null) return { by: null, isContact: false }
  const contacts = await database.$count(
    associationContact,
    and(
      eq(associationContact.associationId, associationId),
      eq(associationContact.userId, enteredBy),
      isNull(associationContact.endedAt),
    ),
  )
  return { by: enteredBy, isContact: contacts > 0 }
}
