import type { EditorRole } from '@trivsel/content-contract/editor-roles'
import { m } from '#messages'

/** Roles of the content system, in words. */
export const editorRoleNames = {
  editor: m.editor_role_editor,
  publisher: m.editor_role_publisher,
  admin: m.editor_role_admin,
} satisfies Record<EditorRole, () => string>
