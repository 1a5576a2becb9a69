import { usualDeadlineDays } from '#core/cases/rules.ts'

/** The kind that core/cases keeps refunds of health expenses under. */
export const healthKind = 'health-refund'

/** A new one; staff answer within so many days. */
export const healthCase = { kind: healthKind, deadlineDays: usualDeadlineDays } as const

/** What the attachments of a refund belong to. */
export const healthFiles = (caseId: string) => ({ kind: healthKind, id: caseId })

/** Files of an application that is not sent. */
export const draftFiles = (draftId: string) => ({ kind: 'health-draft', id: draftId })

/** Of both, for their owner. */
export const healthFileKinds = [healthKind, 'health-draft'] as const

/** Tells the applications of one person and one period apart; of two at once one gets the number. */
export const caseSubject = (schemeId: string, period: string, number: number) =>
  `${schemeId} ${period} ${number}`

/** Where the money should go: staff are shown it for a while, for a reason that they give. */
export const accountSecret = 'account'
