import { staffErrorText, staffFieldText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { editorRefusalTexts } from '../model/editor-refusals.ts'

const texts: Readonly<Record<string, () => string>> = editorRefusalTexts

const fieldTexts: Readonly<Record<string, () => string>> = {
  ALREADY_EDITOR: m.editor_already,
  LAST_EDITOR_ADMIN: m.editor_last_admin,
  EDITOR_NAME_REQUIRED: m.editor_name_required,
  EDITOR_NAME_LONG: m.editor_name_long,
}

export function editorErrorText(failure: unknown): string {
  const text = failure instanceof ApiError ? texts[failure.code] : undefined
  return text ? text() : staffErrorText(failure)
}

export const editorFieldText = (code: string) => fieldTexts[code]?.() ?? staffFieldText(code)
