import { sql } from 'drizzle-orm'
import { caseDecision } from '#core/cases/tables.server.ts'
import { lateAfter } from './pending-decision.ts'

/** Of a row with its decision, if there is one: that should have taken effect, and did not. */
export const isDecisionLate = sql<boolean>`coalesce(
  ${caseDecision.takesEffectAt} < now() - ${lateAfter} * interval '1 millisecond', false)`
