import { useCallback, useMemo, useRef, useState } from 'react'
import type { AttachmentView } from '#core/files/contract.ts'
import type { DraftPlace } from '../draft/place.ts'
import type { Draft, FormTerms } from '../model/contract.ts'
import { type DraftContent, mostLineFiles, type TypedLine } from '../model/expense-form.ts'
import { judgeForm, openForm, toSaved } from './form-content.ts'
import { useSavedDraft } from './use-saved-draft.ts'

/** The form while it is filled in: what is typed, its files, and what it would pay. */
export function useRefundForm(place: DraftPlace, draft: Draft) {
  const [terms, setTerms] = useState(draft.terms)
  const [content, setContent] = useState(() => openForm(draft.content, draft.terms))
  const [files, setFiles] = useState<readonly AttachmentView[]>(draft.files)
  const [uploads, setUploads] = useState(0)
  const latest = useRef({ content, terms })
  const saving = useSavedDraft(place, draft)
  const { change: save } = saving

  const change = useCallback(
    (update: (content: DraftContent, terms: FormTerms) => DraftContent) => {
      const { content: before, terms } = latest.current
      const next = update(before, terms)
      latest.current = { content: next, terms }
      setContent(next)
      save(toSaved(next, terms))
    },
    [save],
  )

  const changeLine = useCallback(
    (id: string, update: (line: TypedLine) => Partial<TypedLine>) =>
      change((content) => ({
        ...content,
        lines: content.lines.map((line) => (line.id === id ? { ...line, ...update(line) } : line)),
      })),
    [change],
  )

  /** Files that are on the server now belong to an expense. */
  const attach = useCallback(
    (id: string, added: readonly AttachmentView[]) => {
      setFiles((known) => [...known, ...added])
      changeLine(id, (line) => ({
        files: [...line.files, ...added.map((file) => file.id)].slice(0, mostLineFiles),
      }))
    },
    [changeLine],
  )

  /** The rules or what is known of the applicant have changed on the server. */
  const takeTerms = useCallback((changed: FormTerms) => {
    latest.current = { ...latest.current, terms: changed }
    setTerms(changed)
  }, [])

  const countUpload = useCallback((change: 1 | -1) => setUploads((count) => count + change), [])

  const judged = useMemo(() => judgeForm(content, terms), [content, terms])
  return {
    place,
    terms,
    content,
    files,
    ...judged,
    isUploading: uploads > 0,
    saving,
    change,
    changeLine,
    attach,
    takeTerms,
    countUpload,
  }
}
export type RefundForm = ReturnType<typeof useRefundForm>
