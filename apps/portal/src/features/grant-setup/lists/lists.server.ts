import { asc, eq } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import {
  grantCriterion,
  grantDocument,
  grantReason,
  grantType,
} from '#core/grants/setup/tables.server.ts'
import { criterionFields, documentFields, reasonFields, typeFields } from '../model/list-fields.ts'
import type { EditedList } from './edit-list.server.ts'
import type { EditOf } from './forms.ts'

export const typeList: EditedList<typeof grantType.$inferSelect, EditOf<'add-type'>['form']> = {
  subject: 'grant-type',
  lock: (transaction) =>
    transaction
      .select()
      .from(grantType)
      .orderBy(asc(grantType.position), asc(grantType.id))
      .for('update'),
  insert: (transaction, values) =>
    transaction.insert(grantType).values(values).returning({ id: grantType.id }),
  update: (transaction, id, values) =>
    transaction.update(grantType).set(values).where(eq(grantType.id, id)),
  audited: (values) => auditedValues(typeFields, values),
  isSameList: () => true,
}

export const documentList: EditedList<
  typeof grantDocument.$inferSelect,
  EditOf<'add-document'>['form'] & { readonly typeId: string }
> = {
  subject: 'grant-document',
  lock: (transaction) =>
    transaction
      .select()
      .from(grantDocument)
      .orderBy(asc(grantDocument.position), asc(grantDocument.id))
      .for('update'),
  insert: (transaction, values) =>
    transaction.insert(grantDocument).values(values).returning({ id: grantDocument.id }),
  update: (transaction, id, values) =>
    transaction.update(grantDocument).set(values).where(eq(grantDocument.id, id)),
  audited: (values) => ({
    ...auditedValues(documentFields, values),
    grantDocumentType: values.typeId,
  }),
  isSameList: (one, other) => one.typeId === other.typeId,
}

export const criterionList: EditedList<
  typeof grantCriterion.$inferSelect,
  EditOf<'add-criterion'>['form']
> = {
  subject: 'grant-criterion',
  lock: (transaction) =>
    transaction
      .select()
      .from(grantCriterion)
      .orderBy(asc(grantCriterion.position), asc(grantCriterion.id))
      .for('update'),
  insert: (transaction, values) =>
    transaction.insert(grantCriterion).values(values).returning({ id: grantCriterion.id }),
  update: (transaction, id, values) =>
    transaction.update(grantCriterion).set(values).where(eq(grantCriterion.id, id)),
  audited: (values) => auditedValues(criterionFields, values),
  isSameList: () => true,
}

export const reasonList: EditedList<typeof grantReason.$inferSelect, EditOf<'add-reason'>['form']> =
  {
    subject: 'grant-reason',
    lock: (transaction) =>
      transaction
        .select()
        .from(grantReason)
        .orderBy(asc(grantReason.position), asc(grantReason.id))
        .for('update'),
    insert: (transaction, values) =>
      transaction.insert(grantReason).values(values).returning({ id: grantReason.id }),
    update: (transaction, id, values) =>
      transaction.update(grantReason).set(values).where(eq(grantReason.id, id)),
    audited: (values) => auditedValues(reasonFields, values),
    isSameList: () => true,
  }
