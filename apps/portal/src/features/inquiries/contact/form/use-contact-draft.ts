import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Draft, readDraft } from '#core/public-forms/draft.ts'
import { useSavedDraft } from '#core/public-forms/use-saved-draft.ts'
import { type ContactFormWithFiles, sentNames } from '../contact-form.ts'
import { deleteFiles, readFiles, saveFiles } from './draft-files.ts'

const formId = 'contact'

export type LoadedDraft = { readonly draft: Draft | null; readonly files: readonly File[] }

/**
 * The draft of this tab.
 * @param reader id of the current account, null for a visitor; `undefined` while the session is loading
 * @returns null until it is loaded
 */
export function useLoadedDraft(reader: string | null | undefined): LoadedDraft | null {
  const [loaded, setLoaded] = useState<LoadedDraft | null>(null)
  useEffect(() => {
    if (reader === undefined) return
    let isMounted = true
    const draft = readDraft(window.sessionStorage, formId, reader, Date.now())
    void (async () => {
      const files = draft ? await readFiles(draft.id) : []
      if (isMounted) setLoaded({ draft, files })
    })()
    return () => {
      isMounted = false
    }
  }, [reader])
  return loaded
}

/** Saves the text at every keystroke, and files when they are chosen. */
export function useSavedContact(
  form: UseFormReturn<ContactFormWithFiles>,
  { loaded: { draft }, userId }: { loaded: LoadedDraft; userId: string | null },
) {
  const draftStore = useSavedDraft(form, { formId, draft, userId, fields: Object.keys(sentNames) })
  return {
    ...draftStore,
    saveFiles(files: readonly File[]): void {
      draftStore.keep()
      void saveFiles(draftStore.id, files)
    },
    forget(): void {
      draftStore.forget()
      void deleteFiles(draftStore.id)
    },
  }
}
