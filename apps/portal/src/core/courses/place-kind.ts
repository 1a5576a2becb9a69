/** Of the offers of courses, and of the payments of places in them. */
export const coursePlaceKind = 'course-place'
