import { asc, eq } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { writeOrder } from '#core/editable/write-order.server.ts'
import { kindergartenConsent } from '#core/kindergartens/children/tables.server.ts'
import { kindergartenConsentKind } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireVersion } from '../model/changed.server.ts'
import { consentKindFields } from '../model/fields.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { Seen } from '../model/seen.ts'
import type { ConsentKindEdit, ConsentKindForm } from './forms.ts'

type Row = typeof kindergartenConsentKind.$inferSelect
type Edit<Action extends ConsentKindEdit['action']> = Extract<ConsentKindEdit, { action: Action }>
type Editing = {
  readonly transaction: Database
  readonly staff: StaffActor
  /** In their order, locked: the second of two edits waits. */
  readonly rows: readonly Row[]
}

/**
 * Saves one change of what guardians consent to.
 * @throws {Refusal} `CONSENT_KIND_NOT_FOUND`, `KINDERGARTEN_CHANGED`
 */
export function saveConsentKind(
  database: Database,
  staff: StaffActor,
  edit: ConsentKindEdit,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(kindergartenConsentKind)
      .orderBy(asc(kindergartenConsentKind.sortOrder), asc(kindergartenConsentKind.id))
      .for('update')
    await save({ transaction, staff, rows }, edit)
  })
}

function save(editing: Editing, edit: ConsentKindEdit): Promise<void> {
  switch (edit.action) {
    case 'add':
      return add(editing, edit.form)
    case 'change':
      return change(editing, edit)
    case 'move':
      return move(editing, edit)
    case 'stop':
      return offer(editing, edit.seen, false)
    case 'offer':
      return offer(editing, edit.seen, true)
  }
}

async function add({ transaction, staff, rows }: Editing, form: ConsentKindForm): Promise<void> {
  const sortOrder = Math.max(-1, ...rows.map((row) => row.sortOrder)) + 1
  const [added] = await transaction
    .insert(kindergartenConsentKind)
    .values({ ...form, sortOrder })
    .returning({ id: kindergartenConsentKind.id })
  if (!added) throw new Error('the kind of consent was not added')
  await recordAction(transaction, staff, {
    action: 'kindergarten-consent-kind-added',
    subject: { kind: 'kindergarten-consent-kind', id: added.id },
    after: auditedValues(consentKindFields, form),
  })
}

async function change(editing: Editing, { seen, form }: Edit<'change'>): Promise<void> {
  const { transaction, staff } = editing
  const before = requireSeen(editing, seen, true)
  const answers = await transaction.$count(
    kindergartenConsent,
    eq(kindergartenConsent.kindId, seen.id),
  )
  if (answers > 0) {
    // An answer is to the text that was read: the new text needs new answers.
    const { sortOrder } = before
    await transaction.insert(kindergartenConsentKind).values({ ...form, sortOrder })
    await update(transaction, before, { isOffered: false })
  } else await update(transaction, before, form)
  await recordAction(transaction, staff, {
    action: 'kindergarten-consent-kind-changed',
    subject: { kind: 'kindergarten-consent-kind', id: seen.id },
    before: auditedValues(consentKindFields, before),
    after: auditedValues(consentKindFields, form),
  })
}

async function move(editing: Editing, { seen, to }: Edit<'move'>): Promise<void> {
  const { transaction, staff, rows } = editing
  requireSeen(editing, seen, true)
  const offered = rows.filter(({ isOffered }) => isOffered)
  const places = await writeOrder(offered, { id: seen.id, to }, (id, sortOrder) =>
    transaction
      .update(kindergartenConsentKind)
      .set({ sortOrder })
      .where(eq(kindergartenConsentKind.id, id)),
  )
  await recordAction(transaction, staff, {
    action: 'kindergarten-consent-kind-moved',
    subject: { kind: 'kindergarten-consent-kind', id: seen.id },
    before: { kindergartenConsentPlace: places.before },
    after: { kindergartenConsentPlace: places.after },
  })
}

async function offer(editing: Editing, seen: Seen, isOffered: boolean): Promise<void> {
  const { transaction, staff } = editing
  const before = requireSeen(editing, seen, !isOffered)
  await update(transaction, before, { isOffered })
  const kind = auditedValues(consentKindFields, { name: before.name })
  await recordAction(transaction, staff, {
    action: isOffered ? 'kindergarten-consent-kind-offered' : 'kindergarten-consent-kind-stopped',
    subject: { kind: 'kindergarten-consent-kind', id: seen.id },
    ...(isOffered ? { after: kind } : { before: kind }),
  })
}

function requireSeen({ rows }: Editing, { id, version }: Seen, isOffered: boolean): Row {
  const found = rows.find((row) => row.id === id)
  if (!found) throw refuse('CONSENT_KIND_NOT_FOUND')
  requireVersion(found, version)
  if (found.isOffered !== isOffered) throw refuse('CONSENT_KIND_NOT_FOUND')
  return found
}

const update = (
  transaction: Database,
  { id, version }: Row,
  values: Partial<typeof kindergartenConsentKind.$inferInsert>,
) =>
  transaction
    .update(kindergartenConsentKind)
    .set({ ...values, version: version + 1 })
    .where(eq(kindergartenConsentKind.id, id))
