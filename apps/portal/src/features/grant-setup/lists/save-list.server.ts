import { eq } from 'drizzle-orm'
import { grantScore } from '#core/grants/committee/tables.server.ts'
import { grantDocument } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../model/refuse.server.ts'
import {
  addEntry,
  changeEntry,
  type Editing,
  moveEntry,
  removeEntry,
  restoreEntry,
} from './edit-list.server.ts'
import {
  isReasonGiven,
  requireDocument,
  requireInNoRound,
  requireType,
  requireUnused,
} from './entry-checks.server.ts'
import type { EditOf, ListEdit } from './forms.ts'
import { criterionList, documentList, reasonList, typeList } from './lists.server.ts'

/**
 * Saves one change of the lists.
 * @throws {Refusal} see `listRefusals`; `GRANT_CHANGED`
 */
export function saveList(
  database: Database,
  staff: StaffActor,
  edit: ListEdit,
  now: Date,
): Promise<void> {
  return database.transaction((transaction) => save({ transaction, staff }, edit, now))
}

async function save(editing: Editing, edit: ListEdit, now: Date): Promise<void> {
  const { transaction } = editing
  switch (edit.action) {
    case 'add-type':
      return addEntry(typeList, editing, edit.form)
    case 'change-type':
      return changeType(editing, edit)
    case 'add-document':
      await requireType(transaction, edit.typeId)
      return addEntry(documentList, editing, { ...edit.form, typeId: edit.typeId })
    case 'change-document':
      return changeDocument(editing, edit)
    case 'add-criterion':
      await requireType(transaction, edit.form.typeId)
      return addEntry(criterionList, editing, edit.form)
    case 'change-criterion':
      await requireType(transaction, edit.form.typeId)
      return changeCriterion(editing, edit)
    case 'add-reason':
      await requireDocument(transaction, edit.form.documentId)
      return addEntry(reasonList, editing, edit.form)
    case 'change-reason':
      await requireDocument(transaction, edit.form.documentId)
      return changeEntry(reasonList, editing, {
        ...edit,
        isReplaced: ({ id }) => isReasonGiven(transaction, id),
      })
    case 'move':
      return inList(edit.part, {
        type: () => moveEntry(typeList, editing, edit),
        document: () => moveEntry(documentList, editing, edit),
        criterion: () => moveEntry(criterionList, editing, edit),
        reason: () => moveEntry(reasonList, editing, edit),
      })
    case 'remove':
      return inList(edit.part, {
        type: () =>
          removeEntry(typeList, editing, {
            ...edit,
            check: ({ id }) => requireInNoRound(transaction, id, now),
          }),
        document: () => removeEntry(documentList, editing, edit),
        criterion: () => removeEntry(criterionList, editing, edit),
        reason: () => removeEntry(reasonList, editing, edit),
      })
    case 'restore':
      return inList(edit.part, {
        type: () => restoreEntry(typeList, editing, edit),
        document: () => restoreEntry(documentList, editing, edit),
        criterion: () => restoreEntry(criterionList, editing, edit),
        reason: () => restoreEntry(reasonList, editing, edit),
      })
  }
}

const inList = (
  part: EditOf<'move'>['part'],
  edits: Readonly<Record<EditOf<'move'>['part'], () => Promise<void>>>,
): Promise<void> => edits[part]()

const changeType = (editing: Editing, edit: EditOf<'change-type'>): Promise<void> =>
  changeEntry(typeList, editing, {
    ...edit,
    check: async ({ id, payment }) => {
      if (payment !== edit.form.payment) await requireUnused(editing.transaction, id)
    },
  })

async function changeDocument(
  editing: Editing,
  { seen, form }: EditOf<'change-document'>,
): Promise<void> {
  const [before] = await editing.transaction
    .select({ typeId: grantDocument.typeId })
    .from(grantDocument)
    .where(eq(grantDocument.id, seen.id))
  if (!before) throw refuse('SETUP_ENTRY_NOT_FOUND')
  await changeEntry(documentList, editing, { seen, form: { ...form, typeId: before.typeId } })
}

/** Points mean what they meant when they were given. */
const changeCriterion = (editing: Editing, edit: EditOf<'change-criterion'>): Promise<void> =>
  changeEntry(criterionList, editing, {
    ...edit,
    check: async ({ id, mostPoints, typeId }) => {
      const { form } = edit
      if (mostPoints === form.mostPoints && typeId === form.typeId) return
      const given = await editing.transaction.$count(grantScore, eq(grantScore.criterionId, id))
      if (given > 0) throw refuse('CRITERION_USED')
    },
  })
