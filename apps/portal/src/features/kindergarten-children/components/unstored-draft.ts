/** For a form with details of people: nothing of it is stored before it is sent. */
export const unstoredDraft = { key: 'kindergarten-unstored', fields: [] } as const
