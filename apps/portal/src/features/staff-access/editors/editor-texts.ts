import { staffErrorText, staffFieldText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { EditorsRefusal } from './contract.ts'

const texts: Readonly<Record<string, () => string>> = {
  ALREADY_EDITOR: m.editor_already,
  EDITOR_NOT_FOUND: m.editor_not_found,
  LAST_EDITOR_ADMIN: m.editor_last_admin,
} satisfies Record<EditorsRefusal, () => string>

const fieldTexts: Readonly<Record<string, () => string>> = {
  ALREADY_EDITOR: m.editor_already,
  EDITOR_NAME_REQUIRED: m.editor_name_required,
  EDITOR_NAME_LONG: m.editor_name_long,
}

export function editorErrorText(failure: unknown): string {
  const text = failure instanceof ApiError ? texts[failure.code] : undefined
  return text ? text() : staffErrorText(failure)
}

export const editorFieldText = (code: string) => fieldTexts[code]?.() ?? staffFieldText(code)
