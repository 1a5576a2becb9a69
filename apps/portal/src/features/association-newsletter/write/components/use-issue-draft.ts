import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { deleteDraft, readDraft, saveDraft } from '#core/public-forms/draft.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import type { IssueForm } from '../forms.ts'
import { type IssueField, issueFields } from '../issue-fields.ts'

type Texts = Readonly<Record<IssueField, string>>

/**
 * Keeps what is typed in this tab: it survives a reload and a login. A draft of an older version comes
 * back as such, so that saving it is refused and nothing of somebody else is written over.
 * @param onRestored called once with the version that the draft began with
 */
export function useIssueDraft(
  form: UseFormReturn<IssueForm>,
  {
    id,
    version,
    onRestored,
  }: { id: string; version: number; onRestored: (version: number) => void },
) {
  const userId = useSessionUser()?.id ?? null
  const formId = `association-issue-${id}`
  const textsOf = () =>
    Object.fromEntries(issueFields.map((field) => [field, form.getValues(field)])) as Texts
  const settled = useRef(textsOf())
  const keep = () => {
    const values = textsOf()
    if (issueFields.every((field) => values[field] === settled.current[field]))
      return deleteDraft(window.sessionStorage, formId)
    saveDraft(window.sessionStorage, formId, {
      id: String(version),
      userId,
      token: null,
      savedAt: Date.now(),
      values,
    })
  }
  const latest = useRef({ keep, onRestored })
  latest.current = { keep, onRestored }

  useEffect(() => {
    const draft = readDraft(window.sessionStorage, formId, userId, Date.now())
    if (draft) {
      for (const field of issueFields)
        form.setValue(field, String(draft.values[field] ?? ''), { shouldDirty: true })
      latest.current.onRestored(Number(draft.id))
    }
    return form.subscribe({
      formState: { values: true },
      callback: () => latest.current.keep(),
    })
  }, [form, formId, userId])

  /** What the form is set to is saved, and no draft. */
  return ({ subject, text }: Pick<IssueForm, 'subject' | 'text'>): void => {
    form.reset({ version: form.getValues('version'), subject, text })
    settled.current = textsOf()
    deleteDraft(window.sessionStorage, formId)
  }
}
