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

/** Lines whose keys are computed before the event loop continues. */
const chunkSize = 500

/** The sender and the id of a delivery. */
type DeliveryFacts = {
  readonly institution: string
  readonly deliveredBy: string
  readonly deliveryKey?: string
  /** Staff who upload a file; null if an institution delivers by the API. */
  readonly actor?: AuditActor
}

type Row = { keys: PersonKeys; semesterCode: string; isPaid: boolean; pairKey: string | null }

/**
 * Imports an institution's report on its students, completely or not at all. A repeated delivery
 * restores missing rows and does not overwrite later reports. Concurrent deliveries are serialised.
 * Lines with both a national id and an email address prove the claims of accounts that have both.
 *
 * @param deliveryKey id of the delivery; a hash of the content by default
 * @param today `2026-11-21`
 * @returns the problems by line, or the saved delivery
 * @throws {Refusal} OWN_CASE (403); DELIVERY_ID_USED (409): the id belongs to a delivery with other content
 */
export async function importRegistrations(
  database: Database,
  encryption: FieldEncryption,
  delivery: DeliveryFacts & { readonly lines: readonly DeliveredLine[] },
  today: string,
): Promise<{ problems: LineProblem[] } | { delivery: Delivery }> {
  const { lines, ...facts } = delivery
  const { checked, problems } = checkRegistrations(lines, today)
  if (problems.length > 0) return { problems }
  return { delivery: await importChecked(database, encryption, { ...facts, checked }) }
}

/**
 * Saves checked lines, as `importRegistrations`.
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
      await saveRows(transaction, known.id, rows.slice(start, start + batchSize))
    await proveDelivered(transaction, encryption, checked)
    const result = { deliveryId: deliveryKey, registrations: checked.length }
    if (!added) return { ...result, isRepeated: true }
    if (actor)
      await recordAction(transaction, actor, {
        action: 'semester-fees-imported',
        subject: { kind: 'institution', id: institution },
        after: { delivery: added.id, registrations: checked.length },
      })
    return { ...result, isRepeated: false }
  })
}

/**
 * Staff cannot upload a file that reports their own fees or proves their own national id.
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
    // Prevents its deletion while rows are added to it.
    .for('key share')
  if (!known || !contentIndexes.includes(known.contentIndex))
    throw new Refusal('DELIVERY_ID_USED', deliveryIdUsed.DELIVERY_ID_USED)
  return known
}

/** Computing keys is slow: yields to the event loop between chunks. */
async function makeRows(
  encryption: FieldEncryption,
  checked: readonly CheckedLine[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [index, line] of checked.entries()) {
    rows.push(...rowsOf(encryption, line))
    if (index % chunkSize === chunkSize - 1) await nextTurn()
  }
  return rows
}

/** A line with both identifiers makes two rows. */
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

/** Deliveries lock rows in one order, which prevents deadlocks. */
function byKey(one: Row, other: Row): number {
  const [first, second] = [one, other].map(({ keys, semesterCode }) => keys[0] + semesterCode)
  return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1
}

/** Rows of a later delivery are not overwritten. */
async function saveRows(
  transaction: Database,
  deliveryId: string,
  rows: readonly Row[],
): Promise<void> {
  const older = rows.flatMap(({ keys: [key, ...olderKeys], semesterCode }) =>
    olderKeys.map((olderKey) => ({ key, olderKey, semesterCode })),
  )
  // Renews older keys first: the same person would have two rows otherwise.
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
