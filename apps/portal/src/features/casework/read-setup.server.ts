import { asc, isNull } from 'drizzle-orm'
import { caseCheck, caseTemplate } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CaseSetup } from './contract.ts'
import { checkOrder } from './save-check.server.ts'
import { templateOrder } from './save-template.server.ts'

/** The checklists and templates of all kinds of cases, of each kind in their order. */
export async function readSetup(database: Database): Promise<CaseSetup> {
  const { id, kind, text, isRequired, version } = caseCheck
  const [checks, templates] = await Promise.all([
    database
      .select({ id, kind, text, isRequired, version })
      .from(caseCheck)
      .where(isNull(caseCheck.removedAt))
      .orderBy(asc(caseCheck.kind), ...checkOrder),
    database
      .select({
        id: caseTemplate.id,
        kind: caseTemplate.kind,
        name: caseTemplate.name,
        text: caseTemplate.text,
        version: caseTemplate.version,
      })
      .from(caseTemplate)
      .orderBy(asc(caseTemplate.kind), ...templateOrder),
  ])
  return { checks, templates }
}
