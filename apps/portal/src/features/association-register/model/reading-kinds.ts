/** How the register is read, as the log has it. */
export const readingKinds = ['list', 'search', 'export', 'entry'] as const
export type ReadingKind = (typeof readingKinds)[number]
