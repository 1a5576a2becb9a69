import { type AuditActor, recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'

/** Writes down what staff do with money. */
export const recordAction = recorderFor<typeof auditNames>()

/** As the books name who did it. */
export const actorIdOf = (actor: AuditActor) => (actor.kind === 'staff' ? actor.userId : null)
