import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type CheckedLine, checkRegistrations, type DeliveredLine } from './check-registrations.ts'
import { type Delivery, deliveryIdUsed, type LineProblem } from './contract.ts'
import {
  keysClaimedBy,
  keysOfEmail,
  keysOfNationalId,
  keysOfPair,
  type PersonKeys,
} from './person-key.server.ts'
import { proveDelivered } from './prove-by-delivery.server.ts'
import { recordAction } from './record-action.server.ts'
import { semesterDelivery, semesterRegistration } from './tables.server.ts'

/** Rows of one statement: small enough for the time limit of a statement. */
const batchSize = 2_000

/** Of which keys are made in one go. */
const linesAtATime = 500

/** Who delivers, and under which name. */
type DeliveryFacts = {
  readonly institution: string
  readonly deliveredBy: string
  readonly deliveryKey?: string
  /** The staff who bring it in; an institution that delivers itself is noted with the delivery. */
  readonly actor?: AuditActor
}

type Row = { keys: PersonKeys; semesterCode: string; isPaid: boolean; pairKey: string | null }

/**
 * Keeps what an institution says of its students. All of it or nothing: a line that is wrong keeps
 * the others out too. The same delivery again brings back what is missing of it, and nothing that a
 * later one has said otherwise; of two deliveries at once the second waits for the first. Lines that
 * carry both a national id and an e-mail address prove the accounts that have both.
 *
 * @param deliveryKey names the delivery; without one the content itself does
 * @param today `2026-11-21`
 * @returns what is wrong, line by line, or what was kept
 * @throws {Refusal} OWN_CASE (403); DELIVERY_ID_USED (409): the name stands for a delivery with another content
 */
export async function importRegistrations(
  database: Database,
  encryption: FieldEncryption,
  delivery: DeliveryFacts & { readonly lines: readonly DeliveredLine[] },
  today: string,
): Promise<{ problems: LineProblem[] } | { delivery: Delivery }> {
  const { lines, ...rest } = delivery
  const { checked, problems } = checkRegistrations(lines, today)
  if (problems.length > 0) return { problems }
  return { delivery: await importChecked(database, encryption, { ...rest, checked }) }
}

/**
 * Keeps what was checked, as `importRegistrations`.
 * @throws {Refusal} DELIVERY_ID_USED (409)
 */
export async function importChecked(
  database: Database,
  encryption: FieldEncryption,
  delivery: DeliveryFacts & { readonly checked: readonly CheckedLine[] },
): Promise<Delivery> {
  const { institution, deliveredBy, checked, actor } = delivery
  const contentIndexes = encryption.index(JSON.stringify(checked), 'semester-delivery')
  const [contentIndex] = contentIndexes
  const deliveryKey = delivery.deliveryKey ?? `content:${contentIndex}`
  const rows = (await makeRows(encryption, checked)).toSorted(byKey)

  return database.transaction(async (transaction) => {
    if (actor) await requireOthersFees(transaction, encryption, actor, rows)
    const [added] = await transaction
      .insert(semesterDelivery)
      .values({
        institution,
        deliveryKey,
        contentIndex,
        deliveredBy,
        registrations: checked.length,
      })
      .onConflictDoNothing()
      .returning({ id: semesterDelivery.id })
    const known =
      added ?? (await findRepeated(transaction, { institution, deliveryKey }, contentIndexes))
    for (let start = 0; start < rows.length; start += batchSize)
      await keepRows(transaction, known.id, rows.slice(start, start + batchSize))
    await proveDelivered(transaction, encryption, checked)
    const taken = { deliveryId: deliveryKey, registrations: checked.length }
    if (!added) return { ...taken, isRepeated: true }
    if (actor)
      await recordAction(transaction, actor, {
        action: 'semester-fees-imported',
        subject: { kind: 'institution', id: institution },
        after: { delivery: added.id, registrations: checked.length },
      })
    return { ...taken, isRepeated: false }
  })
}

/**
 * Whoever brings a file in says nothing of their own fees, and proves nothing of their own.
 * @throws {Refusal} OWN_CASE (403)
 */
async function requireOthersFees(
  transaction: Database,
  encryption: FieldEncryption,
  actor: AuditActor,
  rows: readonly Row[],
): Promise<void> {
  if (actor.kind !== 'staff') return
  const own = new Set<string>()
  for (const userId of await findOwnAccounts(transaction, actor.userId))
    for (const key of await keysClaimedBy(transaction, encryption, userId)) own.add(key)
  if (rows.some(({ keys }) => keys.some((key) => own.has(key)))) throw ownCase()
}

/** @throws {Refusal} DELIVERY_ID_USED (409) */
async function findRepeated(
  transaction: Database,
  { institution, deliveryKey }: { institution: string; deliveryKey: string },
  contentIndexes: readonly string[],
): Promise<{ id: string }> {
  const [known] = await transaction
    .select({ id: semesterDelivery.id, contentIndex: semesterDelivery.contentIndex })
    .from(semesterDelivery)
    .where(
      and(
        eq(semesterDelivery.institution, institution),
        eq(semesterDelivery.deliveryKey, deliveryKey),
      ),
    )
    // It stays for as long as rows are put to it.
    .for('key share')
  if (!known || !contentIndexes.includes(known.contentIndex))
    throw new Refusal('DELIVERY_ID_USED', deliveryIdUsed.DELIVERY_ID_USED)
  return known
}

/** Keys of a person take their time: others have their turn between. */
async function makeRows(
  encryption: FieldEncryption,
  checked: readonly CheckedLine[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [index, line] of checked.entries()) {
    rows.push(...rowsOf(encryption, line))
    if (index % linesAtATime === linesAtATime - 1) await nextTurn()
  }
  return rows
}

/** A person of whom both are given is found by either. */
function rowsOf(encryption: FieldEncryption, line: CheckedLine): Row[] {
  const { nationalId, email, semesterCode, isPaid } = line
  const [pairKey] = nationalId && email ? keysOfPair(encryption, { nationalId, email }) : [null]
  const rows: Row[] = []
  if (nationalId)
    rows.push({ keys: keysOfNationalId(encryption, nationalId), semesterCode, isPaid, pairKey })
  if (email)
    rows.push({ keys: keysOfEmail(encryption, email), semesterCode, isPaid, pairKey: null })
  return rows
}

/** Deliveries lock rows in one order, never crosswise. */
function byKey(one: Row, other: Row): number {
  const [first, second] = [one, other].map(({ keys, semesterCode }) => keys[0] + semesterCode)
  return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1
}

/** What a later delivery has said of the same person and semester stays as that one said it. */
async function keepRows(
  transaction: Database,
  deliveryId: string,
  rows: readonly Row[],
): Promise<void> {
  const older = rows.flatMap(({ keys: [key, ...olderKeys], semesterCode }) =>
    olderKeys.map((olderKey) => ({ key, olderKey, semesterCode })),
  )
  // Under an older key the same person would be there twice.
  if (older.length > 0)
    await transaction.execute(sql`
      update ${semesterRegistration} as known set person_key = older.person_key
      from ${semesterDelivery} as delivery, unnest(
        ${sql.param(older.map(({ olderKey }) => olderKey))}::text[],
        ${sql.param(older.map(({ key }) => key))}::text[],
        ${sql.param(older.map(({ semesterCode }) => semesterCode))}::text[]
      ) as older (older_key, person_key, semester_code)
      where delivery.id = ${deliveryId}::uuid and known.institution = delivery.institution
        and known.person_key = older.older_key and known.semester_code = older.semester_code
        and not exists (
          select from ${semesterRegistration} as renewed
          where renewed.institution = known.institution
            and renewed.person_key = older.person_key
            and renewed.semester_code = known.semester_code)`)
  await transaction.execute(sql`
    insert into ${semesterRegistration} as known
      (institution, person_key, semester_code, is_paid, pair_key, delivery_id, delivered_at)
    select delivery.institution, person_key, semester_code, is_paid, pair_key, delivery.id,
      delivery.delivered_at
    from ${semesterDelivery} as delivery, unnest(
      ${sql.param(rows.map(({ keys }) => keys[0]))}::text[],
      ${sql.param(rows.map(({ semesterCode }) => semesterCode))}::text[],
      ${sql.param(rows.map(({ isPaid }) => isPaid))}::boolean[],
      ${sql.param(rows.map(({ pairKey }) => pairKey))}::text[]
    ) as given (person_key, semester_code, is_paid, pair_key)
    where delivery.id = ${deliveryId}::uuid
    order by person_key, semester_code
    on conflict (person_key, semester_code, institution) do update
    set is_paid = excluded.is_paid, delivery_id = excluded.delivery_id,
      delivered_at = excluded.delivered_at,
      pair_key = coalesce(excluded.pair_key, known.pair_key)
    where known.delivered_at < excluded.delivered_at
      or known.delivery_id = excluded.delivery_id and known.pair_key is null`)
}
