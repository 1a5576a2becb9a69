/** The three staff lists (specification, section 2). Any other throws where it is shown. */
export const staffKinds = ['doctor', 'dentist', 'personalTrainer'] as const
export type StaffKind = (typeof staffKinds)[number]
