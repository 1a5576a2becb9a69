import type { Editor } from '@trivsel/content-contract/editors'
import type { EditorsRefusal } from './contract.ts'

type Known = Pick<Editor, 'email' | 'role' | 'linkUntil'>

const find = (editors: readonly Known[], email: string) =>
  editors.find((editor) => editor.email === email)

/** Whether nobody could let others in to the content system: then an administrator invites themselves. */
export const isWithoutAdmin = (editors: readonly Known[]): boolean =>
  !editors.some(({ role }) => role === 'admin')

/** Why an address cannot be invited; who has not used the link yet gets another. */
export function whyNotInvited(editors: readonly Known[], email: string): EditorsRefusal | null {
  const editor = find(editors, email)
  return editor && editor.linkUntil === null ? 'ALREADY_EDITOR' : null
}

/** Why an editor cannot be removed. */
export function whyNotRemoved(editors: readonly Known[], email: string): EditorsRefusal | null {
  const editor = find(editors, email)
  if (!editor) return 'EDITOR_NOT_FOUND'
  const others = editors.filter((other) => other !== editor)
  return editor.role === 'admin' && isWithoutAdmin(others) ? 'LAST_EDITOR_ADMIN' : null
}
