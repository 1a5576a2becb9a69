import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { auditedValues } from '#core/editable/form.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { heldStates } from '../model/reservation-states.ts'
import { setupFields } from '../model/setup-fields.ts'
import {
  court,
  courtCategory,
  courtClosure,
  courtClubHours,
  courtOpening,
  courtPrice,
  courtReservation,
  courtSetup,
} from '../model/tables.server.ts'
import { closureTimes } from './closure-times.ts'
import type { SavedSetup } from './contract.ts'
import type { ClosureForm, SetupChange, SetupEdit } from './setup-forms.ts'

const tables = {
  category: courtCategory,
  court,
  opening: courtOpening,
  price: courtPrice,
  'club-hours': courtClubHours,
  closure: courtClosure,
} as const

const actions = {
  category: 'court-category-saved',
  court: 'court-saved',
  opening: 'court-opening-saved',
  price: 'court-price-saved',
  'club-hours': 'court-club-hours-saved',
  closure: 'court-closure-saved',
} as const

type Saved = keyof typeof tables
type Row = Readonly<Record<string, unknown>>

/**
 * Saves one change of the setup, under the lock of its single row: of two concurrent changes, the
 * second is refused.
 * @throws {Refusal} see `setupRefusals`
 */
export async function saveSetup(
  database: Database,
  staff: StaffActor,
  { edit, version }: SetupChange,
): Promise<SavedSetup> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(courtSetup).for('update')
    if (before?.version !== version) throw refuse('SETUP_CHANGED')
    if (edit.kind === 'settings') {
      await transaction.update(courtSetup).set({ ...edit.form, version: version + 1 })
      await recordAction(transaction, staff, {
        action: 'court-settings-saved',
        subject: { kind: 'court-setup', id: 'settings' },
        before: auditedValues(setupFields.settings, before),
        after: auditedValues(setupFields.settings, edit.form),
      })
      return { reservations: 0 }
    }
    if (edit.kind === 'remove') {
      await remove(transaction, staff, edit)
      return { reservations: 0 }
    }
    await requireReferences(transaction, edit.form)
    await save(transaction, staff, edit)
    const reservations =
      edit.kind === 'closure' ? await countReservationsIn(transaction, edit.form) : 0
    return { reservations }
  })
}

async function save(
  transaction: Database,
  staff: StaffActor,
  { kind, form }: Extract<SetupEdit, { kind: Saved }>,
): Promise<void> {
  const { id, ...fields } = form
  const values = kind === 'closure' ? toInstants(form) : fields
  const table: PgTable = tables[kind]
  const before = id === null ? undefined : await findRow(transaction, kind, id)
  if (id !== null && !before) throw refuse(notFound[kind])
  const isThis = eq(tables[kind].id, id ?? 0)
  const [saved] =
    id === null
      ? await transaction.insert(table).values(values).returning({ id: tables[kind].id })
      : await transaction.update(table).set(values).where(isThis).returning({ id: tables[kind].id })
  await recordAction(transaction, staff, {
    action: actions[kind],
    subject: { kind: 'court-setup', id: `${kind} ${saved?.id}` },
    ...(before && { before: auditedRow(kind, before) }),
    after: auditedValues(setupFields[kind], fields),
  })
}

const notFound = {
  category: 'CATEGORY_NOT_FOUND',
  court: 'COURT_NOT_FOUND',
  opening: 'RULE_NOT_FOUND',
  price: 'RULE_NOT_FOUND',
  'club-hours': 'RULE_NOT_FOUND',
  closure: 'RULE_NOT_FOUND',
} as const satisfies Record<Saved, string>

async function remove(
  transaction: Database,
  staff: StaffActor,
  { what, id }: Extract<SetupEdit, { kind: 'remove' }>,
): Promise<void> {
  const before = await findRow(transaction, what, id)
  if (!before) throw refuse('RULE_NOT_FOUND')
  await transaction.delete(tables[what]).where(eq(tables[what].id, id))
  await recordAction(transaction, staff, {
    action: 'court-rule-removed',
    subject: { kind: 'court-setup', id: `${what} ${id}` },
    before: auditedRow(what, before),
  })
}

/** A closure is stored with instants, and recorded with the days and times of its form. */
function auditedRow(kind: Saved, row: Row) {
  const { startsAt, endsAt } = row
  const times =
    startsAt instanceof Date && endsAt instanceof Date ? closureTimes({ startsAt, endsAt }) : {}
  return auditedValues(setupFields[kind], { ...row, ...times })
}

async function findRow(transaction: Database, kind: Saved, id: number): Promise<Row | undefined> {
  const table: PgTable = tables[kind]
  const [row] = await transaction.select().from(table).where(eq(tables[kind].id, id))
  return row
}

/**
 * Checks that the centre, category and court of an edit exist, and that the court is at the centre.
 */
async function requireReferences(
  transaction: Database,
  named: { id: number | null; centerId?: number; categoryId?: number; courtId?: number | null },
): Promise<void> {
  const isThere = async (table: PgTable, condition: SQL | undefined) =>
    (await transaction.$count(table, condition)) > 0
  const { centerId, categoryId, courtId } = named
  if (centerId) {
    // Locked, since sports staff can remove centres.
    const [center] = await transaction
      .select({ id: sportsCenter.id })
      .from(sportsCenter)
      .where(eq(sportsCenter.id, centerId))
      .for('key share')
    if (!center) throw refuse('CENTER_NOT_FOUND')
  }
  if (categoryId && !(await isThere(courtCategory, eq(courtCategory.id, categoryId))))
    throw refuse('CATEGORY_NOT_FOUND')
  const isThis = courtId ? eq(court.id, courtId) : undefined
  const isOfCenter = centerId ? and(isThis, eq(court.centerId, centerId)) : isThis
  if (courtId && !(await isThere(court, isOfCenter))) throw refuse('COURT_NOT_FOUND')
}

function toInstants({ fromDay, fromTime, toDay, toTime, id: _, ...closure }: ClosureForm) {
  const ends =
    toTime === '24:00' ? atWallTime(addDays(toDay, 1), '00:00') : atWallTime(toDay, toTime)
  return { ...closure, startsAt: toInstant(atWallTime(fromDay, fromTime)), endsAt: toInstant(ends) }
}

/** Counts the reservations in a closure. */
function countReservationsIn(transaction: Database, closure: ClosureForm): Promise<number> {
  const { startsAt, endsAt, centerId, courtId } = toInstants(closure)
  const ofCenter = transaction
    .select({ id: court.id })
    .from(court)
    .where(courtId === null ? eq(court.centerId, centerId) : eq(court.id, courtId))
  return transaction.$count(
    courtReservation,
    and(
      inArray(courtReservation.courtId, ofCenter),
      inArray(courtReservation.state, [...heldStates]),
      lt(courtReservation.startsAt, endsAt),
      gt(courtReservation.endsAt, startsAt),
    ),
  )
}
