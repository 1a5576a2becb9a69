import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContactFormWithFiles } from '../contact-form.ts'
import { type Draft, draftFields, forgetDraft, keepDraft, readDraft } from './contact-draft.ts'
import { forgetFiles, keepFiles, readFiles } from './draft-files.ts'

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
    const draft = readDraft(window.sessionStorage, reader, Date.now())
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
export function useKeptDraft(
  form: UseFormReturn<ContactFormWithFiles>,
  { begun: { draft }, userId }: { begun: Begun; userId: string | null },
) {
  const id = useRef(draft?.id ?? crypto.randomUUID())
  const token = useRef(draft?.token ?? null)
  const isSent = useRef(false)
  const untouched = useRef(JSON.stringify(form.getValues()))

  function keep(): void {
    const written = form.getValues()
    // What somebody else has left here is not written over by an empty form.
    const isNew = draft === null && JSON.stringify(written) === untouched.current
    if (isSent.current || isNew) return
    keepDraft(window.sessionStorage, {
      id: id.current,
      userId,
      token: token.current,
      savedAt: Date.now(),
      values: Object.fromEntries(
        draftFields.map((field) => [field, written[field]]),
      ) as Draft['values'],
    })
  }
  const keepLatest = useRef(keep)
  keepLatest.current = keep

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => keepLatest.current() }),
    [form],
  )

  return {
    knownToken: () => token.current,
    keepToken(fresh: string): void {
      token.current = fresh
      keep()
    },
    keepFiles(files: readonly File[]): void {
      keep()
      void keepFiles(id.current, files)
    },
    forget(): void {
      isSent.current = true
      forgetDraft(window.sessionStorage)
      void forgetFiles(id.current)
    },
  }
}
