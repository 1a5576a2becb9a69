/** Proposals to call off a course, with refunds. The subject is the id of its offer. */
export const courseCallOff = 'course-call-off'

/** The proposals that pause the offer that is their subject, until a second person decides. */
export const callOffProposals = [courseCallOff] as const
