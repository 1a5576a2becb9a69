/**
 * Specification, section 3, user profile: `true` is paid, and empty is a new student, whom no
 * institution has reported yet.
 */
export type TuitionFee = 'true' | 'false' | ''
