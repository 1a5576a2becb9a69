import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import {
  reportAbsence,
  withdrawAbsence,
} from '#core/kindergartens/presence/report-absence.server.ts'
import { asGuardian, type GuardianParts } from '../model/guardian-parts.server.ts'
import { absenceDescribed as described } from './endpoints.server.ts'

/** Guardians report that a child is away or comes late. */
export function createAbsenceApi({ clock, ...parts }: AuthDependencies & GuardianParts) {
  const { api, serve } = serveEndpoints(parts)

  serve(described.report, async ({ user: { userId }, params: { id: childId }, body }) => {
    await asGuardian(parts, { userId, childId }, (transaction, { id: guardianId }) =>
      reportAbsence(transaction, { ...body, childId, guardianId }, clock()),
    )
    return {}
  })

  serve(described.withdraw, async ({ user: { userId }, params: { id: childId, absenceId } }) => {
    await asGuardian(parts, { userId, childId }, (transaction) =>
      withdrawAbsence(transaction, { id: absenceId, childId }, clock()),
    )
    return {}
  })

  return api
}
