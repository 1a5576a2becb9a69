import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { readGrantSettings } from '#core/grants/settings.server.ts'
import {
  grantCriterion,
  grantDocument,
  grantReason,
  grantType,
} from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { GrantSetup } from './contract.ts'

export async function readSetup(database: Database): Promise<GrantSetup> {
  const [settings, types, documents, criteria, reasons, open] = await Promise.all([
    readGrantSettings(database),
    database.select().from(grantType).orderBy(asc(grantType.position), asc(grantType.id)),
    database
      .select()
      .from(grantDocument)
      .orderBy(asc(grantDocument.position), asc(grantDocument.id)),
    database
      .select()
      .from(grantCriterion)
      .orderBy(asc(grantCriterion.position), asc(grantCriterion.id)),
    database.select().from(grantReason).orderBy(asc(grantReason.position), asc(grantReason.id)),
    countOpen(database),
  ])
  return {
    settings,
    types: types.map((row) => ({
      ...entryOf(row),
      drafts: open.get(row.id)?.drafts ?? 0,
      sent: open.get(row.id)?.sent ?? 0,
    })),
    documents: documents.map(entryOf),
    criteria: criteria.map(entryOf),
    reasons: reasons.map(entryOf),
  }
}

function entryOf<Row extends { position: number; removedAt: Date | null }>({
  position: _,
  removedAt,
  ...row
}: Row) {
  return { ...row, isRemoved: removedAt !== null }
}

/** Applications that are neither decided nor withdrawn, by type. */
async function countOpen(
  database: Database,
): Promise<ReadonlyMap<string, { drafts: number; sent: number }>> {
  const rows = await database
    .select({
      typeId: grantApplication.typeId,
      drafts: sql<number>`(count(*) filter (where ${grantApplication.sentVersion} = 0))::int`,
      sent: sql<number>`(count(*) filter (where ${grantApplication.sentVersion} > 0))::int`,
    })
    .from(grantApplication)
    .leftJoin(
      grantDecision,
      and(eq(grantDecision.applicationId, grantApplication.id), isNull(grantDecision.replacedAt)),
    )
    .where(and(isNull(grantApplication.withdrawnAt), isNull(grantDecision.id)))
    .groupBy(grantApplication.typeId)
  return new Map(rows.map(({ typeId, drafts, sent }) => [typeId, { drafts, sent }]))
}
