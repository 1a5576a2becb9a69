/** The kind of the case in which an application for a grant is checked and decided. */
export const grantCaseKind = 'grant-application'

/** What files of an application and of a report belong to, by the id of the application or the report. */
export const grantFileKind = 'grant-application'
export const reportFileKind = 'grant-report'
