import type { Draft } from './draft.ts'
import {
  type AccountField,
  type FormDefinition,
  type FormField,
  type KnownAccount,
  lockedFields,
} from './form-definition.ts'

/** What a form over the engine has in the browser. */
export type FormValues = Record<string, string | string[]>

/** What a form begins with: what the account says, then what was written before. */
export function beginValues(
  { fields }: Pick<FormDefinition, 'fields'>,
  { account, draft }: { account: KnownAccount | null; draft: Draft | null },
): FormValues {
  const locked: readonly string[] = lockedFields(account)
  return Object.fromEntries(
    fields.map((field) => [
      field.id,
      locked.includes(field.id)
        ? (account?.[field.id as AccountField] ?? '')
        : before(field, draft?.values ?? {}),
    ]),
  )
}

function before(field: FormField, values: Draft['values']): string | string[] {
  const value = values[field.id]
  if (field.kind === 'choices') return Array.isArray(value) ? value : []
  return typeof value === 'string' ? value : ''
}
