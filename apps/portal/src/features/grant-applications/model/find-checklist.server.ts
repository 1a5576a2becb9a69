import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantDocument, grantReason } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ChecklistDocument } from './contract.ts'

/** Fewer would say something of a single applicant. */
const leastCounted = 5
const countedMonths = 24

/** The checklist of a type, with how many were refused for each document in the last two years. */
export async function findChecklist(
  database: Database,
  typeId: string,
  now: Date,
): Promise<ChecklistDocument[]> {
  const [documents, { rows: counts }] = await Promise.all([
    database
      .select()
      .from(grantDocument)
      .where(and(eq(grantDocument.typeId, typeId), isNull(grantDocument.removedAt)))
      .orderBy(asc(grantDocument.position), asc(grantDocument.id)),
    database.execute<{ id: string; count: number }>(sql`
      select reason.document_id as id, count(distinct decision.application_id)::int as count
      from ${grantReason} reason
      join ${grantDocument} document on document.id = reason.document_id
      join ${grantDecision} decision on reason.id = any(decision.reason_ids)
      where document.type_id = ${typeId} and decision.outcome = 'refused'
        and decision.replaced_at is null
        and decision.decided_at
          > ${now.toISOString()}::timestamptz - make_interval(months => ${countedMonths})
      group by reason.document_id
      having count(distinct decision.application_id) >= ${leastCounted}`),
  ])
  const refused = new Map(counts.map(({ id, count }) => [id, count]))
  return documents.map(({ id, name, hint, applicants, isRequired }) => ({
    id,
    name,
    hint,
    applicants,
    isRequired,
    refusedCount: refused.get(id) ?? null,
  }))
}
