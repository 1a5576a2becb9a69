/**
 * Specification, section 3, user profile: `true` is paid, and nothing is a new student, of whom no
 * institution has said anything yet.
 */
export type TuitionFee = 'true' | 'false' | ''
