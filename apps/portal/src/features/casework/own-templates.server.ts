import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { recordAction } from '#core/cases/record-action.server.ts'
import { caseOwnTemplate, caseTemplate } from '#core/cases/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.server.ts'
import type { CaseTemplates } from './contract.ts'
import { maxOwnTemplates, type OwnTemplateForm } from './own-template-form.ts'
import { refuseCasework } from './refuse-casework.server.ts'
import { templateOrder } from './save-template.server.ts'
import type { Reader } from './select-cases.server.ts'

/**
 * What somebody can insert into messages about the cases that they handle: the templates of all, and
 * those of their own.
 */
export async function listTemplates(
  database: Database,
  { userId, caseKinds }: Reader,
): Promise<CaseTemplates> {
  const { id, kind, language, name, text } = caseOwnTemplate
  const [shared, own] = await Promise.all([
    database
      .select({
        id: caseTemplate.id,
        kind: caseTemplate.kind,
        name: caseTemplate.name,
        text: caseTemplate.text,
      })
      .from(caseTemplate)
      .where(inArray(caseTemplate.kind, namesOf(caseKinds)))
      .orderBy(...templateOrder),
    database
      .select({ id, kind, language, name, text })
      .from(caseOwnTemplate)
      .where(
        and(eq(caseOwnTemplate.userId, userId), inArray(caseOwnTemplate.kind, namesOf(caseKinds))),
      )
      .orderBy(asc(caseOwnTemplate.savedAt), asc(caseOwnTemplate.id)),
  ])
  return { shared, own }
}

/**
 * Its name and text are not in the audit log.
 * @throws {Refusal} `TEMPLATE_NAME_TAKEN`: by another one of theirs; `TOO_MANY_TEMPLATES`
 */
export async function saveOwnTemplate(
  database: Database,
  staff: StaffActor,
  { kind, ...form }: OwnTemplateForm & { kind: string },
): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      // Two that are saved at once are counted one after the other.
      await transaction
        .select({ userId: staffMember.userId })
        .from(staffMember)
        .where(eq(staffMember.userId, staff.userId))
        .for('update')
      if ((await transaction.$count(caseOwnTemplate, ownOf(staff.userId, kind))) >= maxOwnTemplates)
        throw refuseCasework('TOO_MANY_TEMPLATES')
      const [saved] = await transaction
        .insert(caseOwnTemplate)
        .values({ userId: staff.userId, kind, ...form })
        .returning({ id: caseOwnTemplate.id })
      await recordAction(transaction, staff, {
        action: 'case-own-template-saved',
        subject: { kind: 'case-own-template', id: saved?.id ?? '' },
      })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? refuseCasework('TEMPLATE_NAME_TAKEN') : error
  }
}

/**
 * @throws {Refusal} `TEMPLATE_NOT_FOUND`: there is none, it is somebody else's, or of a kind that they do
 *   not handle
 */
export async function removeOwnTemplate(
  { database, caseKinds }: { database: Database; caseKinds: readonly CaseKind[] },
  staff: StaffActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(caseOwnTemplate)
      .where(
        and(
          eq(caseOwnTemplate.id, id),
          eq(caseOwnTemplate.userId, staff.userId),
          inArray(caseOwnTemplate.kind, namesOf(caseKinds)),
        ),
      )
      .returning({ id: caseOwnTemplate.id })
    if (removed.length === 0) throw refuseCasework('TEMPLATE_NOT_FOUND')
    await recordAction(transaction, staff, {
      action: 'case-own-template-removed',
      subject: { kind: 'case-own-template', id },
    })
  })
}

const namesOf = (kinds: readonly CaseKind[]) => kinds.map(({ kind }) => kind)

const ownOf = (userId: string, kind: string) =>
  and(eq(caseOwnTemplate.userId, userId), eq(caseOwnTemplate.kind, kind))
