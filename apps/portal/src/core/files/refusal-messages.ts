import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { UploadRefusal } from './refusals.ts'

/** `name`: of the one file that it is about, where it is about one. */
const texts: Readonly<Record<string, (inputs: { name: string }) => string>> = {
  FILE_EMPTY: m.files_empty,
  FILE_TYPE_NOT_ALLOWED: m.files_wrong_type,
  FILE_UNREADABLE: m.files_unreadable,
  FILE_LOCKED: m.files_locked,
  FILE_HAS_PROGRAM: m.files_program,
  FILE_INFECTED: m.files_infected,
  FILES_REQUIRED: () => m.files_required(),
  TOO_MANY_FILES: () => m.files_too_many(),
  FILES_TOO_LARGE: () => m.files_too_large(),
} satisfies Record<UploadRefusal, (inputs: { name: string }) => string>

const otherTexts: Readonly<Record<string, () => string>> = {
  BODY_TOO_LARGE: m.files_too_large,
  FILE_NOT_FOUND: m.files_gone,
}

/** What a form says beside its files. */
export function filesProblemText(code: UploadRefusal, name = m.files_one()): string {
  return texts[code]?.({ name }) ?? code
}

/**
 * The message for files that were not accepted, or cannot be downloaded.
 * @param files in the order in which they were sent
 * @returns undefined when it was for another reason
 */
export function fileErrorText(
  failure: unknown,
  files: readonly { readonly name: string }[] = [],
): string | undefined {
  if (!(failure instanceof ApiError)) return undefined
  const { code, answer } = failure
  const place = (answer as { file?: unknown } | null)?.file
  const name = typeof place === 'number' ? files[place]?.name : undefined
  return (texts[code] ?? otherTexts[code])?.({ name: name ?? m.files_one() })
}
