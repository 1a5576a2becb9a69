import { eq } from 'drizzle-orm'
import { toTemplate } from '#core/cases/suggested-template.ts'
import { caseTemplate } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { applicationTemplates } from '../decide/suggested-templates.ts'
import { applicationKind } from '../model/case-kind.ts'
import { refundKind } from '../refund/case-kind.ts'
import { refundTemplates } from '../refund/suggested-templates.ts'

const suggestions = [
  { kind: applicationKind, templates: applicationTemplates },
  { kind: refundKind, templates: refundTemplates },
]

/** Administrators of the demo have taken the suggestions; what they have changed stays. */
export async function seedTemplates(database: Database): Promise<void> {
  for (const { kind, templates } of suggestions) {
    if ((await database.$count(caseTemplate, eq(caseTemplate.kind, kind))) > 0) continue
    await database
      .insert(caseTemplate)
      .values(templates.map((one, position) => ({ kind, ...toTemplate(one), position })))
  }
}
