import { defaultLocale } from '@trivsel/content-contract/locales'
import { and, asc, eq, ne } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { writeOrder } from '#core/editable/write-order.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { applyBookingWindow } from '../model/booking-window.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { classSetupFields } from '../model/setup-fields.ts'
import {
  exerciseCategory,
  groupClassKind,
  groupClassRoom,
  groupClassSettings,
  instructor,
} from '../model/tables.server.ts'
import { lockSchedule } from '../schedule/load-schedule.server.ts'
import type { SavedClassSetup } from './contract.ts'
import { countUses } from './count-uses.server.ts'
import type { InUse } from './in-use.ts'
import { findGyms, findTrainers, nameOfPage, type Pages } from './linked-names.server.ts'
import { type ClassSetupRefusal, classSetupRefusals } from './refusals.ts'
import type { ClassSetupChange, ClassSetupEdit, EditOf, Removable } from './setup-forms.ts'

const tables = {
  center: sportsCenter,
  room: groupClassRoom,
  instructor,
  category: exerciseCategory,
  'class-kind': groupClassKind,
} as const

const actions = {
  center: 'sports-center-saved',
  room: 'class-room-saved',
  instructor: 'instructor-saved',
  category: 'class-category-saved',
  'class-kind': 'class-kind-saved',
} as const

type Row = Readonly<Record<string, unknown>>
type Saved = EditOf<Removable>

function refuse(code: ClassSetupRefusal, details: Partial<InUse> = {}) {
  return new Refusal(code, classSetupRefusals[code], { details })
}

/**
 * Saves one change of the setup, under the lock of its single row: of two concurrent changes, the
 * second is refused.
 * @throws {Refusal} see `classSetupRefusals`
 */
export async function saveSetup(
  { database, content }: { database: Database; content: Pick<ContentClient, 'query'> },
  staff: StaffActor,
  { edit, version }: ClassSetupChange,
): Promise<SavedClassSetup> {
  const pages = await findPages(content, edit)
  return inNewVersion(database, async (transaction, locked) => {
    if (locked.version !== version) throw refuse('SETUP_CHANGED')
    if (edit.kind === 'settings') await saveSettings(transaction, staff, edit, locked)
    else if (edit.kind === 'remove') await remove(transaction, staff, edit)
    else if (edit.kind === 'move-category') await moveCategory(transaction, staff, edit)
    else await saveItem(transaction, staff, edit, pages)
    return { version: version + 1 }
  })
}

/** Changes the setup under the lock of its single row, and gives it its next version. */
export async function inNewVersion<Result>(
  database: Database,
  work: (transaction: Database, locked: typeof groupClassSettings.$inferSelect) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const [locked] = await transaction.select().from(groupClassSettings).for('update')
    if (!locked) throw new Error('group_class_settings has no row')
    await transaction.update(groupClassSettings).set({ version: locked.version + 1 })
    return work(transaction, locked)
  })
}

/** Rules that are counted when somebody books apply at once; see `applyBookingWindow` for the others. */
async function saveSettings(
  transaction: Database,
  staff: StaffActor,
  { form }: EditOf<'settings'>,
  before: typeof groupClassSettings.$inferSelect,
): Promise<void> {
  await transaction.update(groupClassSettings).set(form)
  const hasNewWindow =
    form.bookingOpensDaysBefore !== before.bookingOpensDaysBefore ||
    form.unbookingClosesMinutesBefore !== before.unbookingClosesMinutesBefore
  if (hasNewWindow) {
    // Classes that are created meanwhile would have the old window.
    await lockSchedule(transaction)
    await applyBookingWindow(transaction, form)
  }
  await recordAction(transaction, staff, {
    action: 'class-settings-saved',
    subject: { kind: 'class-setup', id: 'settings' },
    before: auditedValues(classSetupFields.settings, before),
    after: auditedValues(classSetupFields.settings, form),
  })
}

/** The pages of which one gives the name; asked before the transaction. */
async function findPages(
  content: Pick<ContentClient, 'query'>,
  edit: ClassSetupEdit,
): Promise<Pages> {
  if (edit.kind === 'center' && edit.form.gymId !== null)
    return findGyms(content.query).catch(() => null)
  if (edit.kind === 'instructor' && edit.form.trainerId !== null)
    return findTrainers(content.query).catch(() => null)
  return null
}

/**
 * Adds or changes an item, with its entry in the audit log.
 * @param pages of which one may give the name
 * @throws {Refusal} see `classSetupRefusals`
 */
export async function saveItem(
  transaction: Database,
  staff: StaffActor,
  edit: Saved,
  pages: Pages,
): Promise<void> {
  const { kind, form } = edit
  const { id } = form
  const table = tables[kind]
  const before = id === null ? undefined : await findRow(transaction, kind, id)
  if (id !== null && !before) throw refuse('ITEM_NOT_FOUND')
  await requireReferences(transaction, edit)
  const { id: _, ...values } = { ...form, ...nameFrom(edit, before, pages) }
  const [saved] =
    id === null
      ? await transaction
          .insert(table)
          .values(values as never)
          .returning({ id: table.id })
      : await transaction
          .update(table)
          .set(values as never)
          .where(eq(table.id, id))
          .returning({ id: table.id })
  await recordAction(transaction, staff, {
    action: actions[kind],
    subject: { kind: 'class-setup', id: `${kind} ${saved?.id}` },
    ...(before && { before: auditedValues(classSetupFields[kind], before) }),
    after: auditedValues(classSetupFields[kind], values),
  })
}

/** The name that a page gives; empty where it was typed. */
function nameFrom(edit: Saved, before: Row | undefined, pages: Pages): { name?: string } {
  const linked = (chosen: number | null, previous: unknown) => {
    if (chosen === null) return {}
    const known = previous === chosen ? String(before?.name) : undefined
    const named = nameOfPage(pages, chosen, known)
    if ('refusal' in named) throw refuse(named.refusal)
    return named
  }
  if (edit.kind === 'center') return linked(edit.form.gymId, before?.gymId)
  if (edit.kind === 'instructor') return linked(edit.form.trainerId, before?.trainerId)
  return {}
}

async function findRow(
  transaction: Database,
  kind: Removable,
  id: number,
): Promise<Row | undefined> {
  const table = tables[kind]
  // Nothing else can begin to refer to it meanwhile.
  const [row] = await transaction.select().from(table).where(eq(table.id, id)).for('update')
  return row
}

/** Checks what an edit refers to, and that the centre has no other room of the name. */
async function requireReferences(transaction: Database, edit: Saved): Promise<void> {
  if (edit.kind === 'class-kind') {
    const isThis = eq(exerciseCategory.id, edit.form.categoryId)
    if ((await transaction.$count(exerciseCategory, isThis)) === 0)
      throw refuse('CATEGORY_NOT_FOUND')
  }
  if (edit.kind !== 'room') return
  const { id, centerId, name } = edit.form
  if ((await transaction.$count(sportsCenter, eq(sportsCenter.id, centerId))) === 0)
    throw refuse('CENTER_NOT_FOUND')
  const isOther = and(
    eq(groupClassRoom.centerId, centerId),
    eq(localizedText(groupClassRoom.name, defaultLocale), name[defaultLocale]),
    ne(groupClassRoom.id, id ?? 0),
  )
  if ((await transaction.$count(groupClassRoom, isOther)) > 0) throw refuse('ROOM_NAME_TAKEN')
}

async function remove(
  transaction: Database,
  staff: StaffActor,
  { what, id }: EditOf<'remove'>,
): Promise<void> {
  const before = await findRow(transaction, what, id)
  if (!before) throw refuse('ITEM_NOT_FOUND')
  const table = tables[what]
  const uses = await countUses(transaction, table, id)
  if (uses.length > 0) throw refuse('IN_USE', { uses })
  await transaction.delete(table).where(eq(table.id, id))
  await recordAction(transaction, staff, {
    action: 'class-setup-removed',
    subject: { kind: 'class-setup', id: `${what} ${id}` },
    before: auditedValues(classSetupFields[what], before),
  })
}

async function moveCategory(
  transaction: Database,
  staff: StaffActor,
  { id, to }: EditOf<'move-category'>,
): Promise<void> {
  const rows = await transaction
    .select({ id: exerciseCategory.id })
    .from(exerciseCategory)
    .orderBy(
      asc(exerciseCategory.position),
      asc(localizedText(exerciseCategory.name, defaultLocale)),
      asc(exerciseCategory.id),
    )
  if (!rows.some((row) => row.id === id)) throw refuse('ITEM_NOT_FOUND')
  const positions = await writeOrder(
    rows.map((row) => ({ id: String(row.id) })),
    { id: String(id), to },
    (one, position) =>
      transaction
        .update(exerciseCategory)
        .set({ position })
        .where(eq(exerciseCategory.id, Number(one))),
  )
  await recordAction(transaction, staff, {
    action: 'class-category-moved',
    subject: { kind: 'class-setup', id: `category ${id}` },
    before: { classCategoryPlace: positions.before },
    after: { classCategoryPlace: positions.after },
  })
}
