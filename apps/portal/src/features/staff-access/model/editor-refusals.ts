import type { EditorRefusal } from '@trivsel/content-contract/editors'
import { m } from '#messages'

/** Why the content system leaves its editors as they are. */
export const editorRefusalTexts = {
  ALREADY_EDITOR: m.editor_already,
  EDITOR_NOT_FOUND: m.editor_not_found,
  LAST_EDITOR_ADMIN: m.editor_last_admin,
} satisfies Record<EditorRefusal, () => string>
