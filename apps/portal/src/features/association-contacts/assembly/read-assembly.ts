import { AssemblyForm } from '../model/forms.ts'

/** One line of the form: who has a role. `userId` empty: nobody; `other`: by the address. */
export type ElectedLine = {
  readonly key: string
  readonly roleTypeId: string
  readonly userId: string
  readonly email: string
}

export type AssemblyValues = {
  readonly heldOn: string
  readonly elected: readonly ElectedLine[]
  readonly stepDown: readonly string[]
  /** Addresses, one a line. */
  readonly newContacts: string
}

export const byAddress = 'other'

export type AssemblyProblem = { readonly field: string; readonly code: string }

/**
 * What the form says, as it is sent, or what is wrong with it.
 * @returns problems by the field: `heldOn`, `newContacts`, `files`, or the key of a line
 */
export function readAssembly(
  { heldOn, elected, stepDown, newContacts }: AssemblyValues,
  files: readonly { readonly name: string }[],
): { readonly content: AssemblyForm } | { readonly problems: readonly AssemblyProblem[] } {
  const lines = elected.filter(({ userId }) => userId !== '')
  const parsed = AssemblyForm.safeParse({
    heldOn,
    roles: lines.map(({ roleTypeId, userId, email }) =>
      userId === byAddress
        ? { roleTypeId, userId: null, email }
        : { roleTypeId, userId, email: null },
    ),
    stepDown,
    newContacts: newContacts
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  })
  const problems: AssemblyProblem[] = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const [field, index] = path
    const line = field === 'roles' && typeof index === 'number' ? lines[index] : undefined
    return { field: line?.key ?? String(field), code: message }
  })
  if (files.length === 0) problems.push({ field: 'files', code: 'FILES_REQUIRED' })
  else if (files.some(({ name }) => !name.toLowerCase().endsWith('.pdf')))
    problems.push({ field: 'files', code: 'MINUTES_NOT_PDF' })
  return parsed.success && problems.length === 0 ? { content: parsed.data } : { problems }
}
