/** The kind that core/proposals keeps a course under that is to be called off. */
export const callOffProposal = 'course-call-off'
