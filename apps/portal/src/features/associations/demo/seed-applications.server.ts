import { and, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association, associationFounder } from '#core/associations/tables.server.ts'
import { openCase } from '#core/cases/open-case.server.ts'
import { usualDeadlineDays } from '#core/cases/rules.ts'
import type { DemoContext } from '#core/feature/feature.server.ts'
import { insertAttachments } from '#core/files/attachments.server.ts'
import { inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import { storeFiles } from '#core/files/store-files.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { applicationFiles, associationKind, caseFiles } from '../model/case-kind.ts'
import { associationApplication } from '../model/tables.server.ts'
import { writeDemoPaper } from './write-paper.server.ts'

/** Of the associations of the demo that are new: the one of these is with staff already. */
const withStaff = 'studentenes-ki-forum'

/** Gives each new association of the demo the application that it comes from, without a mail. */
export async function seedApplications(context: DemoContext): Promise<void> {
  const waiting = await context.database
    .select({ id: association.id, slug: association.slug, name: association.name })
    .from(association)
    .leftJoin(associationApplication, eq(associationApplication.associationId, association.id))
    .where(and(eq(association.state, 'new'), isNull(associationApplication.associationId)))
    .orderBy(association.slug)
  for (const one of waiting) await seedApplication(context, one)
}

async function seedApplication(
  { database, files }: DemoContext,
  { id, slug, name }: { id: string; slug: string; name: string },
): Promise<void> {
  const applicant = await findApplicant(database, id)
  if (!applicant) return
  const { userId } = applicant
  const papers = await Promise.all(
    (['vedtekter', 'referat'] as const).map(async (paper) => ({
      name: `${paper}.pdf`,
      declaredType: 'application/pdf',
      bytes: await writeDemoPaper(paper, name),
    })),
  )
  const inspected = await inspectFiles(files, papers, { client: userId, isVisitor: false })
  await storeFiles(files, inspected, (stored) =>
    database.transaction(async (transaction) => {
      const [statutesFile = '', minutesFile = ''] = stored.map((file) => file.id)
      await transaction
        .insert(associationApplication)
        .values({ associationId: id, statutesFile, minutesFile, language: 'no' })
      const caseId =
        slug === withStaff ? await sendToStaff(transaction, { id, ...applicant }) : null
      await transaction
        .update(association)
        .set({ foundedBy: userId, ...(caseId !== null && { caseId, stateReason: 'staff-decide' }) })
        .where(eq(association.id, id))
      await insertAttachments(transaction, stored, {
        ownerId: userId,
        subject: caseId === null ? applicationFiles(id) : caseFiles(caseId),
      })
    }),
  )
}

/** The founder who has an account, and has no other application. */
async function findApplicant(database: Database, associationId: string) {
  const [found] = await database
    .select({
      userId: user.id,
      applicantName: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
    })
    .from(associationFounder)
    .innerJoin(user, eq(user.id, associationFounder.userId))
    .where(eq(associationFounder.associationId, associationId))
  return found
}

/** All founders have confirmed. @returns the case */
async function sendToStaff(
  transaction: Database,
  { id, ...applicant }: { id: string; userId: string; applicantName: string },
): Promise<string> {
  await transaction
    .update(associationFounder)
    .set({ confirmedAt: sql`coalesce(confirmed_at, now())`, declinedAt: null })
    .where(eq(associationFounder.associationId, id))
  return openCase(transaction, {
    ...applicant,
    kind: associationKind,
    language: 'no',
    deadlineDays: usualDeadlineDays,
  })
}
