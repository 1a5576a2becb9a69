/** The category of the calendar that has the events of associations; editors have other keys. */
export const ofAssociations = 'student-associations'
