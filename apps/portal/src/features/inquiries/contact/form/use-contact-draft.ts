import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Draft, readDraft } from '#core/public-forms/draft.ts'
import { useSavedDraft } from '#core/public-forms/use-saved-draft.ts'
import { type ContactFormWithFiles, sentNames } from '../contact-form.ts'
import { forgetFiles, keepFiles, readFiles } from './draft-files.ts'

const formId = 'contact'

export type Begun = { readonly draft: Draft | null; readonly files: readonly File[] }

/**
 * What was written before in this tab.
 * @param reader who is here now; `undefined` while it is not known
 * @returns null until it is known
 */
export function useBegunDraft(reader: string | null | undefined): Begun | null {
  const [begun, setBegun] = useState<Begun | null>(null)
  useEffect(() => {
    if (reader === undefined) return
    let isWanted = true
    const draft = readDraft(window.sessionStorage, formId, reader, Date.now())
    void (async () => {
      const files = draft ? await readFiles(draft.id) : []
      if (isWanted) setBegun({ draft, files })
    })()
    return () => {
      isWanted = false
    }
  }, [reader])
  return begun
}

/** Keeps what is written at every letter, and files as they are chosen. */
export function useKeptContact(
  form: UseFormReturn<ContactFormWithFiles>,
  { begun: { draft }, userId }: { begun: Begun; userId: string | null },
) {
  const kept = useSavedDraft(form, { formId, draft, userId, fields: Object.keys(sentNames) })
  return {
    ...kept,
    keepFiles(files: readonly File[]): void {
      kept.keep()
      void keepFiles(kept.id, files)
    },
    forget(): void {
      kept.forget()
      void forgetFiles(kept.id)
    },
  }
}
