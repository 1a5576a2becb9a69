import type { AuditChange } from '#core/audit/audit-names.ts'
import type { Direction } from '#core/editable/order.ts'
import { writeOrder } from '#core/editable/write-order.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { auditNames } from '../model/audit-names.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'

export type ListRow = {
  readonly id: string
  readonly version: number
  readonly position: number
  readonly removedAt: Date | null
}

type Placed = Pick<ListRow, 'position'>
/** What is changed of a row besides its form. */
type Changed = Partial<Pick<ListRow, 'version' | 'position' | 'removedAt'>>
type Seen = { readonly id: string; readonly version: number }

/** What one of the lists does by itself; the rest is the same for all. */
export type EditedList<Row extends ListRow, Form> = {
  readonly subject: 'grant-type' | 'grant-document' | 'grant-criterion' | 'grant-reason'
  /** Locks all of its rows and reads them in their order: the second of two edits waits. */
  readonly lock: (transaction: Database) => Promise<Row[]>
  readonly insert: (
    transaction: Database,
    values: Form & Placed,
  ) => Promise<{ readonly id: string }[]>
  readonly update: (
    transaction: Database,
    id: string,
    values: (Form | object) & Changed,
  ) => Promise<unknown>
  readonly audited: (values: Row | Form) => AuditChange<typeof auditNames>
  /** Whether two are moved among each other. */
  readonly isSameList: (one: Row, other: Row) => boolean
}

/** The transaction of an edit, and who makes it. */
export type Editing = { readonly transaction: Database; readonly staff: StaffActor }

export async function addEntry<Row extends ListRow, Form>(
  list: EditedList<Row, Form>,
  { transaction, staff }: Editing,
  form: Form,
): Promise<void> {
  const rows = await list.lock(transaction)
  const position = Math.max(-1, ...rows.map((row) => row.position)) + 1
  const [added] = await list.insert(transaction, { ...form, position })
  await recordAction(transaction, staff, {
    action: 'grant-setup-saved',
    subject: { kind: list.subject, id: added?.id ?? '' },
    after: list.audited(form),
  })
}

/** @throws {Refusal} `SETUP_ENTRY_NOT_FOUND`, `GRANT_CHANGED`, and what `check` throws */
export async function changeEntry<Row extends ListRow, Form>(
  list: EditedList<Row, Form>,
  { transaction, staff }: Editing,
  edit: {
    readonly seen: Seen
    readonly form: Form
    readonly check?: (before: Row) => Promise<void>
    /** Whether a new entry takes its place, and the old one stays for what was written with it. */
    readonly isReplaced?: (before: Row) => Promise<boolean>
  },
): Promise<void> {
  const { seen, form, check, isReplaced } = edit
  const { found: before } = await requireSeen(list, transaction, seen)
  if (before.removedAt) throw refuse('SETUP_ENTRY_NOT_FOUND')
  await check?.(before)
  const version = before.version + 1
  if (await isReplaced?.(before)) {
    await list.insert(transaction, { ...form, position: before.position })
    await list.update(transaction, seen.id, { version, removedAt: new Date() })
  } else {
    await list.update(transaction, seen.id, { ...form, version })
  }
  await recordAction(transaction, staff, {
    action: 'grant-setup-saved',
    subject: { kind: list.subject, id: seen.id },
    before: list.audited(before),
    after: list.audited(form),
  })
}

/** @throws {Refusal} `SETUP_ENTRY_NOT_FOUND`, `GRANT_CHANGED` */
export async function moveEntry<Row extends ListRow, Form>(
  list: EditedList<Row, Form>,
  { transaction, staff }: Editing,
  { seen, to }: { readonly seen: Seen; readonly to: Direction },
): Promise<void> {
  const { found, rows } = await requireSeen(list, transaction, seen)
  const among = rows.filter((row) => row.removedAt === null && list.isSameList(row, found))
  const places = await writeOrder(among, { id: seen.id, to }, (id, position) =>
    list.update(transaction, id, { position }),
  )
  await recordAction(transaction, staff, {
    action: 'grant-setup-moved',
    subject: { kind: list.subject, id: seen.id },
    before: { grantSetupPlace: places.before },
    after: { grantSetupPlace: places.after },
  })
}

/**
 * Nothing new is written with it from then on; what was written keeps it.
 * @throws {Refusal} `SETUP_ENTRY_NOT_FOUND`, `GRANT_CHANGED`, and what `check` throws
 */
export async function removeEntry<Row extends ListRow, Form>(
  list: EditedList<Row, Form>,
  { transaction, staff }: Editing,
  { seen, check }: { readonly seen: Seen; readonly check?: (before: Row) => Promise<void> },
): Promise<void> {
  const { found: before } = await requireSeen(list, transaction, seen)
  if (before.removedAt) throw refuse('SETUP_ENTRY_NOT_FOUND')
  await check?.(before)
  await list.update(transaction, seen.id, {
    version: before.version + 1,
    removedAt: new Date(),
  })
  await recordAction(transaction, staff, {
    action: 'grant-setup-removed',
    subject: { kind: list.subject, id: seen.id },
    before: list.audited(before),
  })
}

/** @throws {Refusal} `SETUP_ENTRY_NOT_FOUND`, `GRANT_CHANGED` */
export async function restoreEntry<Row extends ListRow, Form>(
  list: EditedList<Row, Form>,
  { transaction, staff }: Editing,
  { seen }: { readonly seen: Seen },
): Promise<void> {
  const { found: before } = await requireSeen(list, transaction, seen)
  if (!before.removedAt) throw refuseGrant('GRANT_CHANGED')
  await list.update(transaction, seen.id, { version: before.version + 1, removedAt: null })
  await recordAction(transaction, staff, {
    action: 'grant-setup-restored',
    subject: { kind: list.subject, id: seen.id },
    after: list.audited(before),
  })
}

async function requireSeen<Row extends ListRow, Form>(
  list: EditedList<Row, Form>,
  transaction: Database,
  seen: Seen,
): Promise<{ found: Row; rows: Row[] }> {
  const rows = await list.lock(transaction)
  const found = rows.find(({ id }) => id === seen.id)
  if (!found) throw refuse('SETUP_ENTRY_NOT_FOUND')
  if (found.version !== seen.version) throw refuseGrant('GRANT_CHANGED')
  return { found, rows }
}
