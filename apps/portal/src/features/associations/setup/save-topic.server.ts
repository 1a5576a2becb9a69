import { asc, eq, max } from 'drizzle-orm'
import { association, associationTopic } from '#core/associations/tables.server.ts'
import { auditedValues } from '#core/editable/form.ts'
import { writeOrder } from '#core/editable/write-order.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { topicFields } from '../model/staff-fields.ts'
import type { EditOf, TopicEdit } from './forms.ts'

/**
 * Saves one change of the topics.
 * @throws {Refusal} `TOPIC_NOT_FOUND`, `TOPIC_CHANGED`, `TOPIC_IN_USE`
 */
export function saveTopic(database: Database, staff: StaffActor, edit: TopicEdit): Promise<void> {
  return database.transaction((transaction) => {
    switch (edit.action) {
      case 'add':
        return add(transaction, staff, edit)
      case 'change':
        return change(transaction, staff, edit)
      case 'move':
        return move(transaction, staff, edit)
      case 'remove':
        return remove(transaction, staff, edit)
    }
  })
}

async function add(transaction: Database, staff: StaffActor, { form }: EditOf<'add'>) {
  const [last] = await transaction
    .select({ position: max(associationTopic.position) })
    .from(associationTopic)
  const [added] = await transaction
    .insert(associationTopic)
    .values({ ...form, position: (last?.position ?? -1) + 1 })
    .returning({ id: associationTopic.id })
  await recordAction(transaction, staff, {
    action: 'association-topic-saved',
    subject: { kind: 'association-topic', id: added?.id ?? '' },
    after: auditedValues(topicFields, form),
  })
}

async function change(transaction: Database, staff: StaffActor, { seen, form }: EditOf<'change'>) {
  const before = await requireSeen(transaction, seen)
  await transaction
    .update(associationTopic)
    .set({ ...form, version: before.version + 1 })
    .where(eq(associationTopic.id, seen.id))
  await recordAction(transaction, staff, {
    action: 'association-topic-saved',
    subject: { kind: 'association-topic', id: seen.id },
    before: auditedValues(topicFields, before),
    after: auditedValues(topicFields, form),
  })
}

async function move(transaction: Database, staff: StaffActor, { seen, to }: EditOf<'move'>) {
  await requireSeen(transaction, seen)
  const rows = await transaction
    .select({ id: associationTopic.id })
    .from(associationTopic)
    .orderBy(asc(associationTopic.position), asc(associationTopic.id))
  const places = await writeOrder(rows, { id: seen.id, to }, (id, position) =>
    transaction.update(associationTopic).set({ position }).where(eq(associationTopic.id, id)),
  )
  await recordAction(transaction, staff, {
    action: 'association-topic-moved',
    subject: { kind: 'association-topic', id: seen.id },
    before: { associationTopicPlace: places.before },
    after: { associationTopicPlace: places.after },
  })
}

/** The lock on the row keeps an association from choosing it meanwhile. */
async function remove(transaction: Database, staff: StaffActor, { seen }: EditOf<'remove'>) {
  const before = await requireSeen(transaction, seen)
  const uses = await transaction.$count(association, eq(association.topicId, seen.id))
  if (uses > 0) throw refuse('TOPIC_IN_USE')
  await transaction.delete(associationTopic).where(eq(associationTopic.id, seen.id))
  await recordAction(transaction, staff, {
    action: 'association-topic-removed',
    subject: { kind: 'association-topic', id: seen.id },
    before: auditedValues(topicFields, before),
  })
}

/** Locks all, so that of two moves at a time the second waits for the first. */
async function requireSeen(transaction: Database, seen: EditOf<'change'>['seen']) {
  const rows = await transaction
    .select()
    .from(associationTopic)
    .orderBy(asc(associationTopic.id))
    .for('update')
  const found = rows.find(({ id }) => id === seen.id)
  if (!found) throw refuse('TOPIC_NOT_FOUND')
  if (found.version !== seen.version) throw refuse('TOPIC_CHANGED')
  return found
}
