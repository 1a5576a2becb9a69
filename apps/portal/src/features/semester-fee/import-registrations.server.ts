import { and, eq, sql } from 'drizzle-orm'
import { type AuditActor, recordAction } from '#features/audit/record-action.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type CheckedLine, checkRegistrations, type DeliveredLine } from './check-registrations.ts'
import { type Delivery, deliveryRefusals, type LineProblem } from './contract.ts'
import { keysOfEmail, keysOfNationalId, type PersonKeys } from './person-key.server.ts'
import { semesterDelivery, semesterRegistration } from './tables.server.ts'

/** Rows of one statement: small enough for the time limit of a statement. */
const batchSize = 2_000

type Row = { keys: PersonKeys; semesterCode: string; isPaid: boolean }

/**
 * Keeps what an institution says of its students. All of it or nothing: a line that is wrong keeps
 * the others out too. The same delivery again changes nothing, and of two deliveries at once the
 * second waits for the first.
 *
 * @param deliveryKey names the delivery; without one the content itself does
 * @param today `2026-11-21`
 * @returns what is wrong, line by line, or what was kept
 * @throws {Refusal} DELIVERY_ID_USED (409): the name stands for a delivery with another content
 */
export async function importRegistrations(
  database: Database,
  encryption: FieldEncryption,
  delivery: {
    institution: string
    deliveredBy: string
    deliveryKey?: string
    /** The staff who bring it in; an institution that delivers itself is noted with the delivery. */
    actor?: AuditActor
    lines: readonly DeliveredLine[]
  },
  today: string,
): Promise<{ problems: LineProblem[] } | { delivery: Delivery }> {
  const { institution, deliveredBy, lines, actor } = delivery
  const { checked, problems } = checkRegistrations(lines, today)
  if (problems.length > 0) return { problems }

  const contentIndexes = encryption.index(JSON.stringify(checked), 'semester-delivery')
  const [contentIndex] = contentIndexes
  const deliveryKey = delivery.deliveryKey ?? `content:${contentIndex}`
  const rows = checked.flatMap((line) => rowsOf(encryption, line)).toSorted(byKey)

  return database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(semesterDelivery)
      .values({ institution, deliveryKey, contentIndex, deliveredBy, registrations: lines.length })
      .onConflictDoNothing()
      .returning({ id: semesterDelivery.id })
    if (!added)
      return { delivery: await repeat(transaction, { institution, deliveryKey }, contentIndexes) }
    for (let start = 0; start < rows.length; start += batchSize)
      await keepRows(
        transaction,
        { institution, deliveryId: added.id },
        rows.slice(start, start + batchSize),
      )
    if (actor)
      await recordAction(transaction, actor, {
        action: 'semester-fees-imported',
        subject: { kind: 'institution', id: institution },
        after: { delivery: added.id, registrations: lines.length },
      })
    return { delivery: { deliveryId: deliveryKey, registrations: lines.length, isRepeated: false } }
  })
}

async function repeat(
  transaction: Database,
  { institution, deliveryKey }: { institution: string; deliveryKey: string },
  contentIndexes: readonly string[],
): Promise<Delivery> {
  const [known] = await transaction
    .select({
      contentIndex: semesterDelivery.contentIndex,
      registrations: semesterDelivery.registrations,
    })
    .from(semesterDelivery)
    .where(
      and(
        eq(semesterDelivery.institution, institution),
        eq(semesterDelivery.deliveryKey, deliveryKey),
      ),
    )
  if (!known || !contentIndexes.includes(known.contentIndex))
    throw new Refusal('DELIVERY_ID_USED', deliveryRefusals.DELIVERY_ID_USED)
  return { deliveryId: deliveryKey, registrations: known.registrations, isRepeated: true }
}

/** A person of whom both are given is found by either. */
function rowsOf(encryption: FieldEncryption, line: CheckedLine): Row[] {
  const { semesterCode, isPaid } = line
  const keys = [
    ...(line.nationalId ? [keysOfNationalId(encryption, line.nationalId)] : []),
    ...(line.email ? [keysOfEmail(encryption, line.email)] : []),
  ]
  return keys.map((keys) => ({ keys, semesterCode, isPaid }))
}

/** Deliveries lock rows in one order, never crosswise. */
function byKey(one: Row, other: Row): number {
  const [first, second] = [one, other].map(({ keys, semesterCode }) => keys[0] + semesterCode)
  return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1
}

async function keepRows(
  transaction: Database,
  { institution, deliveryId }: { institution: string; deliveryId: string },
  rows: readonly Row[],
): Promise<void> {
  const older = rows.flatMap(({ keys: [, ...olderKeys], semesterCode }) =>
    olderKeys.map((key) => ({ key, semesterCode })),
  )
  // Under an older key the same person would be there twice.
  if (older.length > 0)
    await transaction.execute(sql`
      delete from ${semesterRegistration} as known
      using unnest(
        ${sql.param(older.map(({ key }) => key))}::text[],
        ${sql.param(older.map(({ semesterCode }) => semesterCode))}::text[]
      ) as older (person_key, semester_code)
      where known.institution = ${institution} and known.person_key = older.person_key
        and known.semester_code = older.semester_code`)
  await transaction.execute(sql`
    insert into ${semesterRegistration} as known
      (institution, person_key, semester_code, is_paid, delivery_id)
    select ${institution}, person_key, semester_code, is_paid, ${deliveryId}::uuid
    from unnest(
      ${sql.param(rows.map(({ keys }) => keys[0]))}::text[],
      ${sql.param(rows.map(({ semesterCode }) => semesterCode))}::text[],
      ${sql.param(rows.map(({ isPaid }) => isPaid))}::boolean[]
    ) as given (person_key, semester_code, is_paid)
    order by person_key, semester_code
    on conflict (person_key, semester_code, institution) do update
    set is_paid = excluded.is_paid, delivery_id = excluded.delivery_id,
      delivered_at = excluded.delivered_at`)
}
