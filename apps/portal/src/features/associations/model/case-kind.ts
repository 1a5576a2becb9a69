import type { FileSubject } from '#core/files/attachments.server.ts'

/** Of the cases in which staff decide whether an association is approved. */
export const associationKind = 'association'

/** Statutes and minutes before there is a case; from then on they belong to that. */
export const applicationFiles = (associationId: string): FileSubject => ({
  kind: 'association-application',
  id: associationId,
})

export const caseFiles = (caseId: string): FileSubject => ({ kind: associationKind, id: caseId })
