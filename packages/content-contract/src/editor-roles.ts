/** Roles of the content system, from the least to the most powerful: each may do all that the ones before it may. */
export const editorRoles = ['editor', 'publisher', 'admin'] as const
export type EditorRole = (typeof editorRoles)[number]
