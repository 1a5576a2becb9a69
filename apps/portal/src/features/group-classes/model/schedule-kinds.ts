/** Whether a class of the weekly schedule is held on public holidays. */
export const holidayRules = ['runs', 'rests'] as const

/** What an exception from the weekly schedule does to classes: they are cancelled, or held with changes. */
export const exceptionKinds = ['closed', 'changed'] as const
