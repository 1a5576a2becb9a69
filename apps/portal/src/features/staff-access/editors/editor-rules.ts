import type { Editor, EditorRefusal } from '@trivsel/content-contract/editors'

type Known = Pick<Editor, 'email' | 'role' | 'linkUntil'>
type Invited = Pick<Editor, 'email' | 'role'>

const find = (editors: readonly Known[], email: string) =>
  editors.find((editor) => editor.email === email)

const isWithoutAdmin = (editors: readonly Known[]): boolean =>
  !editors.some(({ role }) => role === 'admin')

const isLastAdmin = (editors: readonly Known[], editor: Known): boolean =>
  editor.role === 'admin' && isWithoutAdmin(editors.filter((other) => other !== editor))

/**
 * Administrators invite themselves only while nobody else could let them in to the content system,
 * and to another link for the role that they were invited to: anybody can request such a link there.
 */
export function mayInviteThemselves(editors: readonly Known[], { email, role }: Invited): boolean {
  return isWithoutAdmin(editors) || find(editors, email)?.role === role
}

/** Why somebody cannot be invited; who has not used the link yet gets another. */
export function whyNotInvited(
  editors: readonly Known[],
  { email, role }: Invited,
): EditorRefusal | null {
  const editor = find(editors, email)
  if (!editor) return null
  if (editor.linkUntil === null) return 'ALREADY_EDITOR'
  return role !== 'admin' && isLastAdmin(editors, editor) ? 'LAST_EDITOR_ADMIN' : null
}

/** Why an editor cannot be removed. */
export function whyNotRemoved(editors: readonly Known[], email: string): EditorRefusal | null {
  const editor = find(editors, email)
  if (!editor) return 'EDITOR_NOT_FOUND'
  return isLastAdmin(editors, editor) ? 'LAST_EDITOR_ADMIN' : null
}
